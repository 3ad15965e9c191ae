import { Worker } from 'node:worker_threads';
import type { RenderedPage, ServedAnswers } from '#contract/page/served-page.ts';

interface Waiting {
  resolve: (page: RenderedPage) => void;
  reject: (error: unknown) => void;
}

interface Reply {
  id: number;
  page?: RenderedPage;
  failure?: unknown;
}

/** Renders pages in a separate thread, so that no request waits for rendering. */
export class PageRenderer {
  readonly #file: string;
  readonly #sheet: string;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | undefined;
  #count = 0;

  /** `file` is render-thread.js of the build, `sheet` the CSS of the app. */
  constructor(file: string, sheet: string) {
    this.#file = file;
    this.#sheet = sheet;
    // Started now, because its code takes about a second to load.
    this.#thread = this.#start();
  }

  /** Rejects if the page cannot be rendered or the thread ends. */
  render(path: string, answers: ServedAnswers): Promise<RenderedPage> {
    this.#thread ??= this.#start();
    const id = ++this.#count;
    const page = new Promise<RenderedPage>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#thread.postMessage({ id, path, answers });
    return page;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    // React's development build renders several times slower.
    const env = { ...process.env, NODE_ENV: 'production' };
    const thread = new Worker(this.#file, { env, workerData: { sheet: this.#sheet } });
    thread.unref();
    thread.on('message', (reply: Reply) => this.#settle(reply));
    thread.on('error', (error) => this.#end(error));
    thread.on('exit', () => this.#end(new Error('The page renderer thread exited.')));
    return thread;
  }

  #settle({ id, page, failure }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (page) waiting?.resolve(page);
    else waiting?.reject(failure);
  }

  /** The next page starts a new thread. */
  #end(error: unknown): void {
    this.#thread = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
