// The built `vato` program, as a server and as an exporter.

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = process.env.VATO_PROGRAM ?? join(import.meta.dirname, '../../target/debug/vato');
const startLimit = 20_000;

/** A running `vato serve` on a free port. */
export class Server {
  private constructor(
    /** Its address, without a slash at the end. */
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const folder = await temporaryFolder();
    const child = spawn(program, ['serve', '--addr', '127.0.0.1:0'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Server(await printedAddress(child), child, folder);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGINT');
      await ended;
    }
    await remove(this.folder);
  }
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`${program} serve ${why}; it printed:\n${printed}`));
    };
    const timer = setTimeout(() => fail(`printed no address in ${startLimit / 1000} s`), startLimit);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(printed);
      if (address) {
        clearTimeout(timer);
        resolve(address[0]);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', (error) => fail(`cannot be started (${error.message})`));
    child.on('exit', (code) => fail(`ended with code ${code}`));
  });
}

/** Exports the site into a new temporary folder and returns the folder. */
export async function exportSite(): Promise<string> {
  const folder = await temporaryFolder();
  await promisify(execFile)(program, ['export', folder]);
  return folder;
}

/** Removes a folder with all that is in it. */
export function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vato-e2e-'));
}
