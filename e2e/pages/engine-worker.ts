// The engine's worker, spoken to without the page's own questions between.

import type { JSHandle, Page } from '@playwright/test';
import { PlayPage } from './play-page.ts';

/** An answer, and after how many milliseconds it came. */
export interface Answer {
  text: string;
  took: number;
}

export class EngineWorker {
  private constructor(private readonly worker: JSHandle<Worker>) {}

  /** Starts another one of the worker that a play page starts for a hint. */
  static async start(page: Page): Promise<EngineWorker> {
    const files: Record<string, string> = {};
    page.on('request', (request) => {
      const name = /\/(engine-worker|worker|worker_bg)-[0-9a-f]+\.\w+$/.exec(request.url())?.[1];
      if (name) files[name] = request.url();
    });
    const play = new PlayPage(page);
    await play.open();
    await play.control('hint').click();
    await play.advice();
    const worker = await page.evaluateHandle(
      ({ start, glue, wasm }) => {
        const worker = new Worker(start, { type: 'module' });
        worker.postMessage({ glue, wasm });
        return worker;
      },
      {
        start: files['engine-worker'] ?? '',
        glue: files['worker'] ?? '',
        wasm: files['worker_bg'] ?? '',
      },
    );
    return new EngineWorker(worker);
  }

  async ask(request: string): Promise<Answer> {
    return this.worker.evaluate(
      (worker, request) =>
        new Promise<Answer>((resolve, reject) => {
          const asked = performance.now();
          worker.onerror = (event) => reject(new Error(event.message));
          worker.onmessage = ({ data }) => {
            if (/^(bench|chosen|failed) /.test(data)) {
              resolve({ text: data, took: performance.now() - asked });
            }
          };
          worker.postMessage(request);
        }),
      request,
    );
  }
}
