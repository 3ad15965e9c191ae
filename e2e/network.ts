import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `perfect`: as the machine has it. `slow`: a village in the hills, 400 ms and 50 kB a second. `lie-fi`: connections are
 * accepted and nothing ever arrives. `server-down`: connections are refused.
 */
export type Weather = 'perfect' | 'slow' | 'lie-fi' | 'server-down';

const SLOW_DELAY_MS = 400;
const SLOW_BYTES_A_MS = 50;

/** The wire between browser and server, on a port of its own. DevTools cannot slow a worker's requests; this can. */
export class Network {
  /** Whether anything but perfect weather was ever asked for: failed requests are then expected. */
  wasDisturbed = false;
  readonly #to: number;
  readonly #wires = new Set<Socket>();
  #weather: Weather = 'perfect';
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

  /** Changes the weather for new connections and for those that are open. */
  async become(weather: Weather): Promise<void> {
    if (weather !== 'perfect') this.wasDisturbed = true;
    const wasDown = this.#weather === 'server-down';
    this.#weather = weather;
    // A connection that swallowed something cannot be mended: the browser has to make a new one.
    if (weather !== 'lie-fi') this.#cut();
    if (weather === 'server-down') {
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
      this.#pass(browser, server);
      this.#pass(server, browser);
    });
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  #pass(from: Socket, to: Socket): void {
    this.#wires.add(from);
    let earlier = Promise.resolve();
    from.on('data', (bytes) => {
      earlier = earlier.then(() => this.#carry(bytes, to));
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
    if (this.#weather === 'lie-fi') return;
    if (this.#weather === 'slow') await wait(SLOW_DELAY_MS + bytes.length / SLOW_BYTES_A_MS);
    to.write(bytes);
  }

  #cut(): void {
    for (const wire of this.#wires) wire.destroy();
  }
}
