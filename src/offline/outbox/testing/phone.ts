import { setImmediate as tick } from 'node:timers/promises';
import { Device } from '../../device.ts';
import { useFreshDevice } from '../../testing/fresh-device.ts';
import type { Engine } from '../engine.ts';
import { signIn } from './open-outbox.ts';
import type { Fault } from './scenario.ts';
import { ServerModel } from './server-model.ts';
import { type Answer, type Asked, toAsked, toResponse } from './wire.ts';

/** The process is over: nothing after this line of the program ran. */
export class Crash extends Error {
  override name = 'Crash';
}

/** A phone with its storage, its clock and its network; it can be switched off at any step. */
export class Phone {
  readonly server = new ServerModel();
  db: Device;
  user = 'ana';
  clock = Date.parse('2026-03-01T12:00:00Z');
  /** How often the clock was set: what is told in times holds only between. */
  jumps = 0;
  faults: Fault[] = [];
  /** Steps until the process ends; 0: it lives on. */
  crashIn = 0;
  dead = false;
  requests = 0;
  /** Two engines at once: one may have picked before the other was told to wait. */
  hasTwo = false;
  /** Until when the server wants not to see a key again. */
  readonly held = new Map<string, { until: number; jumps: number }>();
  onRequest: (count: number, asked: Asked) => Promise<void> = async () => undefined;
  #token = 0;
  #isRunning = false;

  private constructor() {
    useFreshDevice();
    this.db = new Device();
  }

  static async open(): Promise<Phone> {
    const phone = new Phone();
    for (const id of ['p0', 'p1', 'p2']) phone.server.make(id, 'eve', 'hers');
    await phone.signIn('ana');
    return phone;
  }

  readonly now = () => {
    this.clock += 1;
    return this.clock;
  };

  toEngine(): Engine {
    return {
      db: this.db,
      fetch: (address, init) => this.#carry(address, init),
      now: this.now,
      random: () => 0.5,
      backoff: (attempts, random) => 1000 * attempts * random,
      pace: async () => undefined,
      checkpoint: this.step,
    };
  }

  readonly step = () => {
    if (this.crashIn > 0) {
      this.crashIn -= 1;
      if (this.crashIn === 0) this.dead = true;
    }
    if (this.dead) throw new Crash();
  };

  /** Runs until the end, or until the process ends; then the phone is switched on again with the same storage. */
  async run(crashIn: number, work: () => Promise<unknown>): Promise<void> {
    if (this.#isRunning) {
      await work();
      return;
    }
    this.#isRunning = true;
    this.crashIn = crashIn;
    const [end] = await Promise.allSettled([work()]);
    this.#isRunning = false;
    if (this.dead) {
      // It may have ended before it wrote down how long to wait.
      this.held.clear();
      this.db.close();
      this.db = new Device();
    } else if (end.status === 'rejected') throw end.reason;
    this.dead = false;
    this.crashIn = 0;
  }

  async signIn(name: string): Promise<void> {
    this.user = name;
    const token = this.server.tokens.get(name) ?? this.renew(name);
    await signIn(this.db, name, token);
  }

  /** The server forgets the member's token. */
  renew(name: string): string {
    this.#token += 1;
    const token = `${name}-${this.#token}`;
    this.server.tokens.set(name, token);
    return token;
  }

  async #carry(address: string, init: RequestInit): Promise<Response> {
    this.step();
    const asked = toAsked(address, init);
    const fault = this.faults.shift() ?? 'ok';
    this.requests += 1;
    await this.onRequest(this.requests, asked);
    if (fault === 'slow') for (let wait = 0; wait < 120; wait += 1) await tick();
    if (this.dead) throw new Crash();
    if (fault === 'drop-before') throw new TypeError('Failed to fetch');
    if (fault === 'crash-before') this.#die();
    const refusal = REFUSALS[fault];
    if (fault === '429')
      this.held.set(asked.key, { until: this.clock + RETRY_AFTER_S * 1000, jumps: this.jumps });
    if (refusal) return toResponse(refusal);
    if (fault === 'taken') this.#take(asked);
    const answer = this.server.answer(asked);
    if (fault === 'drop-after') throw new TypeError('Failed to fetch');
    if (fault === 'crash-after') this.#die();
    return fault === 'truncated' ? toResponse(answer, '{"is') : toResponse(answer);
  }

  #die(): never {
    this.dead = true;
    throw new Crash();
  }

  /** The id of a new post is another member's already. */
  #take({ path, method, body }: Asked): void {
    if (method !== 'POST' || path !== '/api/posts') return;
    const { _id }: { _id: string } = JSON.parse(body);
    if (!this.server.everMade.has(_id)) this.server.make(_id, 'eve', 'hers');
  }
}

const RETRY_AFTER_S = 600;

const REFUSALS: Partial<Record<Fault, Answer>> = {
  '500': { status: 500, json: { error: 'Ours' } },
  '503': { status: 503, json: { error: 'Later' } },
  '429': { status: 429, json: { error: 'Slow down' }, retryAfter: String(RETRY_AFTER_S) },
  // A stranger between us and the server: another try may well get through.
  '403': { status: 403, json: { error: 'Not from here' } },
  '401': { status: 401, json: { error: 'Who are you?' } },
  'in-progress': { status: 409, json: { error: 'Wait', code: 'idempotency_in_progress' } },
};
