import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return existsSync(DEBIAN) ? DEBIAN : undefined;
}

const executablePath = findChromium();

/**
 * The Chromium of CHROMIUM_PATH, or else Debian's, or else Playwright's. Its background network traffic is disabled.
 */
export const chromiumLaunch = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
