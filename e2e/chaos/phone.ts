import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Device } from '#offline/device/database.ts';
import { retryNow } from '#offline/outbox/decide.ts';
import { drain, type End } from '#offline/outbox/drain.ts';
import { type Engine, toEngine } from '#offline/outbox/engine.ts';
import { enqueueAll, type NewWrite } from '#offline/outbox/enqueue.ts';
import { type OutboxRow, readRows } from '#offline/outbox/rows.ts';
import type { Member } from './member.ts';

/** A short timeout, so that the test does not wait 30 seconds for a response. */
const PATIENCE_MS = 500;

/** Thrown when the simulated process ends. */
class Crash extends Error {
  override name = 'Crash';
}

/** A phone with its own storage, which runs the app's outbox engine over a real connection. */
export class Phone {
  readonly #disk = new IDBFactory();
  readonly #origin: string;
  #device: Device;
  #crashIn = 0;
  /** Milliseconds added to the clock, to skip the wait between two retries. */
  #ahead = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#device = this.#boot();
  }

  async signIn({ id, token }: Member): Promise<void> {
    this.#use();
    await this.#device.session.put({ k: 'current', userId: id, token });
    await this.#device.meta.delete(`pausedAuth:${id}`);
  }

  /** True if the writes are stored: the result `waiting` is a promise to the member. */
  async write(wishes: readonly NewWrite[]): Promise<boolean> {
    return (await enqueueAll(this.#device, wishes)) === 'waiting';
  }

  listWaiting(userId: string): Promise<OutboxRow[]> {
    return readRows(this.#device, userId);
  }

  /** Runs one pass, or two at once without a lock. After `crashIn` steps the process ends. */
  async send({ crashIn = 0, areTwo = false } = {}): Promise<End['kind'] | 'crashed'> {
    this.#crashIn = crashIn;
    this.#ahead += 60 * 60 * 1000;
    const passes = [this.#pass(), ...(areTwo ? [this.#pass()] : [])];
    const ends = await Promise.allSettled(passes);
    this.#crashIn = 0;
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken && !(broken.reason instanceof Crash)) throw broken.reason;
    if (broken) {
      this.#device.close();
      this.#device = this.#boot();
      return 'crashed';
    }
    const kinds = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.kind] : []));
    return kinds.find((kind) => kind !== 'empty') ?? 'empty';
  }

  async forgetWaits(userId: string): Promise<void> {
    await retryNow(this.#device, userId);
  }

  close(): void {
    this.#device.close();
  }

  #pass(): Promise<End> {
    const engine: Engine = {
      ...toEngine(this.#device),
      now: () => Date.now() + this.#ahead,
      checkpoint: () => this.#step(),
      fetch: (address, init) =>
        fetch(this.#origin + address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
          (error: unknown) => {
            this.#step();
            // Node names a timeout differently from browsers.
            throw error instanceof Error && error.name === 'TimeoutError'
              ? new TypeError('Failed to fetch')
              : error;
          },
        ),
    };
    return drain(engine);
  }

  #step(): void {
    if (this.#crashIn === 0) return;
    this.#crashIn -= 1;
    if (this.#crashIn === 0) this.#crashIn = -1;
    if (this.#crashIn < 0) throw new Crash();
  }

  #use(): void {
    globalThis.indexedDB = this.#disk;
    globalThis.IDBKeyRange = IDBKeyRange;
  }

  #boot(): Device {
    this.#use();
    return new Device();
  }
}
