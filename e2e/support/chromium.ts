import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return existsSync(DEBIAN) ? DEBIAN : undefined;
}

const executablePath = findChromium();

/** The Chromium named by CHROMIUM_PATH, else Debian's, else Playwright's own; without its talk to the outside. */
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
