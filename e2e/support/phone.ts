import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumLaunch } from './chromium.ts';

const LISTENING = /^DevTools listening on (\S+)/;

/** A Chromium with a profile on disk that can be killed, as on a phone, and started again. */
export class Phone {
  readonly #profile: string;
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;
  /** Called for every context before its first page. */
  readonly #prepare: (context: BrowserContext) => Promise<void>;

  private constructor(profile: string, prepare: (context: BrowserContext) => Promise<void>) {
    this.#profile = profile;
    this.#prepare = prepare;
  }

  static async open(
    prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
  ): Promise<Phone> {
    return new Phone(await mkdtemp(join(tmpdir(), 'simmer-phone-')), prepare);
  }

  /** A cold start: kills a running browser, then opens it with one page. */
  async start(): Promise<Page> {
    await this.kill();
    const child = spawn(
      chromiumLaunch.executablePath ?? chromium.executablePath(),
      [
        ...chromiumLaunch.args,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        '--window-size=412,915',
        '--no-first-run',
        '--force-prefers-reduced-motion',
        'about:blank',
      ],
      // A separate process group, so that all its processes are killed at once.
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = child;
    this.#browser = await chromium.connectOverCDP(await toAddress(child));
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('The browser has no context');
    await this.#prepare(context);
    return context.pages()[0] ?? context.newPage();
  }

  /** Quits the browser normally, so that data that it writes late is on disk. */
  async quit(): Promise<void> {
    const child = this.#process;
    if (!child || !this.#browser) return;
    const exited = once(child, 'exit');
    await (await this.#browser.newBrowserCDPSession()).send('Browser.close');
    await exited;
    this.#process = undefined;
  }

  /** SIGKILL: pages get no event, and nothing is saved. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await exited;
    await this.#browser?.close();
  }

  async close(): Promise<void> {
    await this.kill();
    // The last processes may still be ending.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function toAddress(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('The browser has no stderr');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    lines.push(line);
    const address = LISTENING.exec(line)?.[1];
    if (!address) continue;
    child.stderr.resume();
    return address;
  }
  throw new Error(`The browser did not start. Its output:\n${lines.join('\n')}`);
}
