import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Draft } from '#contract/cookbook/read/draft.ts';

export interface ReadWork {
  id: number;
  html?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

const FILE = import.meta.filename;
const THREAD = FILE.replace('page-reader', 'read-thread');
/** Starts the thread from its source, as in tests. `--import` of tsx has no effect in a thread of Node 20. */
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(pathToFileURL(THREAD).href)});
});`;
/** Longest time for one page, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** The thread ends after this time without work, in milliseconds. */
const IDLE_MS = 60_000;

interface Waiting {
  resolve: (draft: Draft | undefined) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

/** Reads recipes in a thread, so that no other request waits for it. */
export class PageReader {
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  /** Returns `undefined` if there is no recipe. Rejects if it takes too long or needs too much memory. */
  read(content: Omit<ReadWork, 'id'>): Promise<Draft | undefined> {
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const id = ++this.#count;
    const draft = new Promise<Draft | undefined>((resolve, reject) => {
      const timer = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
      this.#waiting.set(id, { resolve, reject, timer });
    });
    thread.postMessage({ id, ...content });
    return draft;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const isBuilt = FILE.endsWith('.js');
    const thread = new Worker(isBuilt ? THREAD : FROM_SOURCE, {
      eval: !isBuilt,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    thread.unref();
    thread.on('message', ({ id, draft }: { id: number; draft?: Draft }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      clearTimeout(waiting?.timer);
      waiting?.resolve(draft);
      if (this.#waiting.size === 0) this.#endLater(thread);
    });
    thread.on('error', (error) => this.#end(thread, error));
    thread.on('exit', () => this.#end(thread, new Error('The thread of the reader exited.')));
    return thread;
  }

  #endLater(thread: Worker): void {
    this.#idle = setTimeout(() => {
      this.#thread = undefined;
      void thread.terminate();
    }, IDLE_MS);
    this.#idle.unref();
  }

  /** The next page starts a new thread. */
  #end(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
