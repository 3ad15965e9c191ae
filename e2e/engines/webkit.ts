import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { findFreePort } from '../support/server.ts';
import type { Engine } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['4.1', '6.0'].map(
  (version) => `/usr/lib/${toTriplet()}/webkit2gtk-${version}/MiniBrowser`,
);
const START_MS = 20_000;

const ScriptResult = v.object({ value: v.optional(v.unknown()), error: v.optional(v.string()) });
const Value = v.object({ value: v.unknown() });
const Session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.optional(v.string(), '') }),
});

export function findWebKit(): string | undefined {
  return existsSync(DRIVER) ? BROWSERS.find((path) => existsSync(path)) : undefined;
}

/** Opens WebKitGTK with its WebDriver on a virtual screen. Each session starts with an empty profile. */
export async function openWebKit(binary: string): Promise<Engine> {
  const port = await findFreePort();
  const driver = spawn('xvfb-run', ['-a', DRIVER, `--port=${port}`, '--host=127.0.0.1'], {
    // A separate process group, so that screen, driver and browser end together.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  const { sessionId, capabilities } = v.parse(
    Session,
    await send(`${origin}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    }),
  );
  const session = `${origin}/session/${sessionId}`;
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    tab: {
      open: async (url) => void (await send(`${session}/url`, { url })),
      reload: async () => void (await send(`${session}/refresh`, {})),
      evaluate: async (expression) => {
        const response = await send(`${session}/execute/async`, {
          args: [],
          script: `const done = arguments[0]; (async () => await (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        });
        const { error, value } = v.parse(ScriptResult, response);
        if (error !== undefined) throw new Error(error);
        return value;
      },
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      if (driver.pid === undefined || driver.exitCode !== null) return;
      const ended = once(driver, 'exit');
      process.kill(-driver.pid, 'SIGTERM');
      await ended;
    },
  };
}

async function send(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = v.parse(Value, await answer.json());
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function untilReady(origin: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(100)) {
    const answer = await ignoreError(fetch(`${origin}/status`), 'asked again');
    if (answer?.ok) return;
  }
  throw new Error('The WebKit driver does not answer');
}

function toTriplet(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
