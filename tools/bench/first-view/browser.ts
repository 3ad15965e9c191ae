import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '#e2e/support/chromium.ts';
import { findFreePort } from '#e2e/support/server.ts';

/** Opens a browser with a debugging `port` for Lighthouse. */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort();
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ ...chromiumLaunch, args }), port };
}
