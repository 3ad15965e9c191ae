import { setImmediate as tick } from 'node:timers/promises';
import * as v from 'valibot';
import { SEND_WITHIN_MS } from '#contract/device/outbox.ts';
import { Device } from '#offline/device/database.ts';
import type { Engine } from '#offline/outbox/engine.ts';
import { signIn } from '#offline/outbox/testing/open-outbox.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { openCrashing } from './crashing-device.ts';
import type { Fault } from './scenario.ts';
import { ServerModel } from './server-model.ts';
import { toResponse, toWireRequest, type WireRequest, type WireResponse } from './wire.ts';

/** Thrown when the simulated process ends. */
export class Crash extends Error {
  override name = 'Crash';
}

/** A phone with storage, clock and network, which can be switched off at any step. */
export class Phone {
  readonly server: ServerModel;
  /** The storage as observers see it, without crashes. */
  readonly db: Device;
  /** The storage as the app uses it, which may crash at any step. */
  own: Device;
  user = 'ana';
  clock = Date.parse('2026-03-01T12:00:00Z');
  /** How often the clock was changed. Expected times are valid only between two changes. */
  jumps = 0;
  /** True once more than a day has passed, or seemed to. Data with an expiry may be gone then. */
  isOlder = false;
  faults: Fault[] = [];
  /** Steps until the process ends; 0 means never. */
  crashIn = 0;
  dead = false;
  requests = 0;
  readonly happened = new Map<string, number>();
  /** Two engines run at once, so one may have picked a row before the other received a Retry-After. */
  hasTwo = false;
  /** The time before which the server does not accept a key again. */
  readonly held = new Map<string, { until: number; jumps: number }>();
  onRequest: (count: number, request: WireRequest) => Promise<void> = async () => undefined;
  #token = 0;
  #isRunning = false;
  readonly #storage: IDBFactory;
  readonly #alarms = new Set<() => void>();

  private constructor(server: ServerModel) {
    useFreshDevice();
    this.#storage = globalThis.indexedDB;
    this.db = new Device();
    this.own = openCrashing(this.step);
    this.server = server;
    server.clock = this.clock;
  }

  /** Several phones may share a server. Each has its own storage. */
  static async open(user = 'ana', server = new ServerModel()): Promise<Phone> {
    const phone = new Phone(server);
    for (const id of ['p0', 'p1', 'p2']) phone.server.make(id, 'eve', 'hers');
    await phone.signIn(user);
    return phone;
  }

  readonly now = () => {
    this.clock += 1;
    return this.clock;
  };

  toEngine(): Engine {
    return {
      db: this.own,
      fetch: (address, init) => this.#carry(address, init),
      now: this.now,
      random: () => 0.5,
      backoff: (attempts, random) => 1000 * attempts * random,
      pace: async () => undefined,
      setAlarm: (ring) => {
        this.#alarms.add(ring);
        return () => this.#alarms.delete(ring);
      },
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

  note(what: string): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1);
  }

  /** Runs until `work` or the process ends, then restarts the phone with the same storage. */
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
      this.note('process ended');
      // The process may have ended before it stored the time to wait.
      this.held.clear();
      this.#alarms.clear();
      this.own.close();
      globalThis.indexedDB = this.#storage;
      this.own = openCrashing(this.step);
    } else if (end.status === 'rejected') throw end.reason;
    this.dead = false;
    this.crashIn = 0;
  }

  close(): void {
    this.db.close();
    this.own.close();
  }

  pass(ms: number): void {
    this.clock += ms;
    this.server.clock += ms;
    this.isOlder ||= ms > DAY;
  }

  jump(ms: number): void {
    this.note('clock set');
    this.clock += ms;
    this.jumps += 1;
    this.isOlder ||= ms > DAY;
  }

  async signIn(name: string): Promise<void> {
    this.user = name;
    const token = this.server.tokens.get(name) ?? this.renew(name);
    await signIn(this.db, name, token);
  }

  /** Replaces the member's token, so that the old one is invalid. */
  renew(name: string): string {
    this.#token += 1;
    const token = `${name}-${this.#token}`;
    this.server.tokens.set(name, token);
    return token;
  }

  async #carry(address: string, init: RequestInit): Promise<Response> {
    this.step();
    const request = toWireRequest(address, init);
    const fault = this.faults.shift() ?? 'ok';
    this.note(fault);
    this.requests += 1;
    await this.onRequest(this.requests, request);
    if (fault === 'slow') for (let wait = 0; wait < 120; wait += 1) await tick();
    if (this.dead) throw new Crash();
    if (fault === 'drop-before') throw new TypeError('Failed to fetch');
    if (fault === 'silence-before') this.#keepSilent(init);
    if (fault === 'crash-before') this.#die();
    if (fault === '429' || fault === '429-date') return this.#hold(request, fault);
    const refusal = REFUSALS[fault];
    if (refusal) return toResponse(request, refusal);
    const foreign = FOREIGN[fault];
    if (foreign) return new Response(...foreign);
    if (fault === 'taken') this.#take(request);
    if (fault === 'mismatch') this.server.useKeyElsewhere(request);
    const answer = this.server.answer(request);
    if (fault === 'drop-after') throw new TypeError('Failed to fetch');
    if (fault === 'crash-after') this.#die();
    if (fault === 'silence-after') this.#keepSilent(init);
    if (fault === 'proxy') return new Response('<html>Bad gateway</html>', { status: 502 });
    if (fault === 'endless') return toResponse(request, answer, this.#toEndless(init));
    // The sender may have given up while the response was under way, after its own or the other engine's timeout.
    init.signal?.throwIfAborted();
    return fault === 'truncated'
      ? toResponse(request, answer, '{"is')
      : toResponse(request, answer);
  }

  /** Never responds, so every timeout fires. A sender without a timeout would wait forever. */
  #keepSilent({ signal }: RequestInit): void {
    this.pass(SEND_WITHIN_MS);
    for (const ring of this.#alarms) ring();
    signal?.throwIfAborted();
    throw new Error('It would wait for ever');
  }

  #toEndless(init: RequestInit): ReadableStream {
    return new ReadableStream({
      pull: (stream) => {
        try {
          this.#keepSilent(init);
        } catch (error) {
          stream.error(error);
        }
      },
    });
  }

  /** A 429 with a wait of ten minutes, in seconds or as a date of the server's clock. */
  #hold(request: WireRequest, fault: '429' | '429-date'): Response {
    const { clock } = this.server;
    this.held.set(request.key, { until: this.clock + RETRY_AFTER_S * 1000, jumps: this.jumps });
    return toResponse(request, {
      status: 429,
      json: { error: 'Slow down' },
      date: toDate(clock),
      retryAfter: fault === '429' ? String(RETRY_AFTER_S) : toDate(clock + RETRY_AFTER_S * 1000),
    });
  }

  #die(): never {
    this.dead = true;
    throw new Crash();
  }

  /** Gives the id of a new post to another member. */
  #take({ path, method, body }: WireRequest): void {
    if (method !== 'POST' || path !== '/api/posts') return;
    const { _id } = v.parse(v.object({ _id: v.string() }), JSON.parse(body));
    if (!this.server.everMade.has(_id)) this.server.make(_id, 'eve', 'hers');
  }
}

function toDate(at: number): string {
  return new Date(at).toUTCString();
}

const RETRY_AFTER_S = 600;
const DAY = 24 * 60 * 60 * 1000;

/** Responses of a captive portal or a proxy. */
const FOREIGN: Partial<Record<Fault, ConstructorParameters<typeof Response>>> = {
  portal: ['<html>Welcome to the hotel</html>'],
  'portal-200': ['{"status":"login_required"}'],
  'portal-204': [null, { status: 204 }],
  'portal-404': ['{"error":"Not found"}', { status: 404 }],
};

const REFUSALS: Partial<Record<Fault, WireResponse>> = {
  '500': { status: 500, json: { error: 'Ours' } },
  '503': { status: 503, json: { error: 'Later' } },
  // A response from between the app and the server, so a retry may succeed.
  '403': { status: 403, json: { error: 'Not from here' } },
  '401': { status: 401, json: { error: 'Who are you?' } },
  'in-progress': { status: 409, json: { error: 'Wait', code: 'idempotency_in_progress' } },
};
