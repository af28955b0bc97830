// A plain file server: no special headers, no rewriting, as an exported site
// must be content with.

import { createServer, type Server } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** Serves a folder below a path such as `/games/vato/`. */
export class FileServer {
  private constructor(
    /** The address of the folder, with a slash at the end. */
    readonly base: string,
    private readonly server: Server,
  ) {}

  static async start(folder: string, path = '/'): Promise<FileServer> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      void find(folder, path, decodeURIComponent(pathname)).then((found) => {
        if (typeof found === 'string') {
          response.writeHead(301, { location: found }).end();
        } else if (found) {
          response.writeHead(200, { 'content-type': found.type }).end(found.content);
        } else {
          response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new FileServer(`http://127.0.0.1:${port}${path}`, server);
  }

  /** Ends it at once, open connections included. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}

/** The file, or where a folder without its slash is redirected to. */
async function find(
  folder: string,
  path: string,
  pathname: string,
): Promise<{ type: string; content: Buffer } | string | undefined> {
  if (!pathname.startsWith(path)) return undefined;
  const inside = normalize(`/${pathname.slice(path.length)}`);
  let file = join(folder, inside);
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) {
    if (!pathname.endsWith('/')) return `${pathname}/`;
    file = join(file, 'index.html');
  }
  const content = await readFile(file).catch(() => undefined);
  return content && { type: types[extname(file)] ?? 'application/octet-stream', content };
}
