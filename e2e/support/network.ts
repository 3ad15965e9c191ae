import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { toPortalAnswer, toPortalRedirect } from './portal.ts';

/**
 * Conditions of the simulated network.
 * `perfect`: no change. `slow`: 400 ms latency and 50 kB per second. `lie-fi`: accepts connections but delivers
 * nothing. `server-down`: refuses connections. `cut`: breaks off every response after `cutAfter` bytes. `mute`:
 * delivers requests but no responses. `reset`: resets a connection at its first request. `portal` and
 * `portal-redirect`: a hotel's sign-in page, or a redirect to it, instead of the server.
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

/** One response as transferred, with its headers. */
export interface WireAnswer {
  path: string;
  status: number;
  bytes: number;
  /** True if the server has answered this key before. */
  isReplayed: boolean;
}

/** The server's response to a write with a key, and the token of the request. */
export interface Write extends WireAnswer {
  method: string;
  key: string;
  token: string;
}

const SLOW_DELAY_MS = 400;
const SLOW_BYTES_A_MS = 50;

/**
 * The connection between browser and server, on its own port. Unlike DevTools, it can also slow down a worker's
 * requests.
 */
export class Network {
  /** True once a condition other than `perfect` was set. Failed requests are then expected. */
  wasDisturbed = false;
  /** Bytes of a response, including headers, that pass in the condition `cut`. */
  cutAfter = 700;
  /** All responses since the start, or since a test emptied the list. */
  answers: WireAnswer[] = [];
  /** All responses to writes since the start, including undelivered ones. */
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

  /** Opens the connection to the server on port `to` of this machine. */
  static async open(to: number): Promise<Network> {
    const network = new Network(to);
    await network.#listen();
    return network;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The address of the server without the simulated network. */
  get serverOrigin(): string {
    return `http://127.0.0.1:${this.#to}`;
  }

  get condition(): NetworkCondition {
    return this.#condition;
  }

  /** Sets the network condition for new and open connections. */
  async setCondition(condition: NetworkCondition): Promise<void> {
    if (condition !== 'perfect') {
      this.wasDisturbed = true;
      this.disturbances += 1;
    }
    const wasDown = this.#condition === 'server-down';
    this.#condition = condition;
    // Closes open connections that have lost data, because the browser must open new ones.
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
      const pending: HttpRequest[] = [];
      let current: WireAnswer | undefined;
      this.#pass(browser, server, (bytes) => {
        const head = bytes.toString('latin1', 0, 4_000);
        const request = parseRequest(head);
        if (request) pending.push(request);
        return this.#answerMyself(browser, head);
      });
      this.#pass(server, browser, (bytes) => {
        const head = bytes.toString('latin1', 0, 2_000);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
        const request = status && pending.shift();
        if (request) {
          const isReplayed = /\r\nidempotent-replayed: true\r\n/i.test(head);
          const { path, method, key, token } = request;
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

  /** True if the network answers the request in place of the server. */
  #answerMyself(browser: Socket, request: string): boolean {
    if (this.#condition === 'reset') browser.resetAndDestroy();
    else if (this.#condition === 'portal') browser.write(toPortalAnswer());
    else if (this.#condition === 'portal-redirect') browser.write(toPortalRedirect(request));
    else return false;
    return true;
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Pipes `from` to `to`. `take` receives the data first, and returns true to consume it. */
  #pass(from: Socket, to: Socket, take: (bytes: Buffer) => boolean): void {
    this.#wires.add(from);
    let earlier = Promise.resolve();
    from.on('data', (bytes) => {
      if (!take(bytes)) earlier = earlier.then(() => this.#carry(bytes, to));
    });
    from.on('end', () => void earlier.then(() => to.end()));
    // Either end may vanish at any time. The close event then ends the other one.
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

interface HttpRequest {
  path: string;
  method: string;
  key: string;
  token: string;
}

function parseRequest(head: string): HttpRequest | undefined {
  const [, method, path] = /^([A-Z]+) (\S+) HTTP/.exec(head) ?? [];
  if (method === undefined || path === undefined) return undefined;
  const key = /\r\nidempotency-key: "([^"]+)"/i.exec(head)?.[1] ?? '';
  const token = /\r\nauthorization: Bearer (\S+)/i.exec(head)?.[1] ?? '';
  return { path, method, key, token };
}
