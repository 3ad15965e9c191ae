import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import type { Engine } from './tab.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export function findFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', ...PLACES].find((path) => path && existsSync(path));
}

/** Playwright requires the newest Firefox, while Puppeteer also drives the ESR. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const userDataDir = await mkdtemp(join(tmpdir(), 'simmer-firefox-'));
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, userDataDir });
  const page = await browser.newPage();
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    tab: {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      // The promise is wrapped in an async function, because otherwise it is not awaited.
      evaluate: (expression) => page.evaluate(`(async () => await (${expression}))()`),
    },
    close: async () => {
      await browser.close();
      await rm(userDataDir, { recursive: true, force: true });
    },
  };
}
