import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { toPortalAnswer, toPortalRedirect } from './portal.ts';

/**
 * `perfect`: as the machine has it. `slow`: a village in the hills, 400 ms and 50 kB a second. `lie-fi`: connections are
 * accepted and nothing ever arrives. `server-down`: connections are refused. `cut`: every answer breaks off after
 * `cutAfter` bytes. `mute`: the server hears, and its answers never arrive. `reset`: connections are accepted and reset at the first question. `portal` and `portal-redirect`: a
 * hotel's sign-in page instead of the server, or a redirect to it.
 */
export const NETWORK_CONDITIONS = [
  'perfect',
  'slow',
  'lie-fi',
  'server-down',
  'cut',
  'mute',
  'reset',
  'portal',
  'portal-redirect',
] as const;
export type NetworkCondition = (typeof NETWORK_CONDITIONS)[number];

/** One answer as it went over the wire, head and all. */
export interface WireAnswer {
  path: string;
  status: number;
  bytes: number;
  /** The server had answered this before, under the same key. */
  isReplayed: boolean;
}

/** The server's answer to a write that has a key, and the token it was asked with. */
export interface Write extends WireAnswer {
  method: string;
  key: string;
  token: string;
}

const SLOW_DELAY_MS = 400;
const SLOW_BYTES_A_MS = 50;

/** The wire between browser and server, on a port of its own. DevTools cannot slow a worker's requests; this can. */
export class Network {
  /** Whether anything but the `perfect` condition was ever asked for: failed requests are then expected. */
  wasDisturbed = false;
  /** Bytes of an answer that come through in the condition `cut`, its head counted. */
  cutAfter = 700;
  /** Every answer since the wire was opened, or since somebody emptied the list. */
  answers: WireAnswer[] = [];
  /** Every answer to a write since the wire was opened, also one that did not come through. */
  readonly writes: Write[] = [];
  /** How often a bad condition was set. */
  disturbances = 0;
  readonly #to: number;
  readonly #wires = new Set<Socket>();
  #condition: NetworkCondition = 'perfect';
  #server: Server;
  #port = 0;

  private constructor(to: number) {
    this.#to = to;
    this.#server = this.#build();
  }

  /** Opens the wire to the server on port `to` of this machine. */
  static async open(to: number): Promise<Network> {
    const network = new Network(to);
    await network.#listen();
    return network;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Past the wire. */
  get serverOrigin(): string {
    return `http://127.0.0.1:${this.#to}`;
  }

  get condition(): NetworkCondition {
    return this.#condition;
  }

  /** Sets the condition of the network for new connections and for those that are open. */
  async setCondition(condition: NetworkCondition): Promise<void> {
    if (condition !== 'perfect') {
      this.wasDisturbed = true;
      this.disturbances += 1;
    }
    const wasDown = this.#condition === 'server-down';
    this.#condition = condition;
    // A connection that swallowed something cannot be mended: the browser has to make a new one.
    if (condition !== 'lie-fi') this.#cut();
    if (condition === 'server-down') {
      this.#server.close();
    } else if (wasDown) {
      this.#server = this.#build();
      await this.#listen();
    }
  }

  async close(): Promise<void> {
    this.#cut();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }

  #build(): Server {
    return createServer((browser) => {
      const server = connect(this.#to, '127.0.0.1');
      const asked: Asked[] = [];
      let current: WireAnswer | undefined;
      this.#pass(browser, server, (bytes) => {
        const head = bytes.toString('latin1', 0, 4_000);
        const question = toAsked(head);
        if (question) asked.push(question);
        return this.#answerMyself(browser, head);
      });
      this.#pass(server, browser, (bytes) => {
        const head = bytes.toString('latin1', 0, 2_000);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
        const question = status && asked.shift();
        if (question) {
          const isReplayed = /\r\nidempotent-replayed: true\r\n/i.test(head);
          const { path, method, key, token } = question;
          current = { path, status: Number(status), bytes: 0, isReplayed };
          this.answers.push(current);
          if (key) this.writes.push({ ...current, method, key, token });
        }
        if (this.#condition === 'mute') return true;
        if (!current) return false;
        current.bytes += bytes.length;
        if (this.#condition !== 'cut' || current.bytes <= this.cutAfter) return false;
        const whole = bytes.length - (current.bytes - this.cutAfter);
        if (whole > 0) browser.write(bytes.subarray(0, whole));
        browser.destroySoon();
        return true;
      });
    });
  }

  /** Whether the question goes no further than this wire. */
  #answerMyself(browser: Socket, question: string): boolean {
    if (this.#condition === 'reset') browser.resetAndDestroy();
    else if (this.#condition === 'portal') browser.write(toPortalAnswer());
    else if (this.#condition === 'portal-redirect') browser.write(toPortalRedirect(question));
    else return false;
    return true;
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** `take` is told what comes and whether it is done with; what it leaves is carried on. */
  #pass(from: Socket, to: Socket, take: (bytes: Buffer) => boolean): void {
    this.#wires.add(from);
    let earlier = Promise.resolve();
    from.on('data', (bytes) => {
      if (!take(bytes)) earlier = earlier.then(() => this.#carry(bytes, to));
    });
    from.on('end', () => void earlier.then(() => to.end()));
    // Either end may vanish at any time; the other one is told by the close that follows.
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.#wires.delete(from);
      to.destroy();
    });
  }

  async #carry(bytes: Buffer, to: Socket): Promise<void> {
    if (this.#condition === 'lie-fi') return;
    if (this.#condition === 'slow') await wait(SLOW_DELAY_MS + bytes.length / SLOW_BYTES_A_MS);
    to.write(bytes);
  }

  #cut(): void {
    for (const wire of this.#wires) wire.destroy();
  }
}

interface Asked {
  path: string;
  method: string;
  key: string;
  token: string;
}

function toAsked(head: string): Asked | undefined {
  const [, method, path] = /^([A-Z]+) (\S+) HTTP/.exec(head) ?? [];
  if (method === undefined || path === undefined) return undefined;
  const key = /\r\nidempotency-key: "([^"]+)"/i.exec(head)?.[1] ?? '';
  const token = /\r\nauthorization: Bearer (\S+)/i.exec(head)?.[1] ?? '';
  return { path, method, key, token };
}
