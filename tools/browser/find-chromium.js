import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, toTool } from '../run/processes.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const DOWNLOAD_TIMEOUT_MS = 180_000;

/**
 * Finds a Chromium for the browser tests, in this order: CHROMIUM_PATH, one on PATH, Playwright's download, Debian's
 * package.
 * @returns {Promise<string | undefined>} its path, or `undefined` after printing how to install one
 */
export async function findChromium() {
  const found = findInstalled();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the packages of this system ...');
    await installFromDebian();
    const installed = findInstalled();
    if (installed !== undefined) return installed;
  }
  console.log("Downloading Playwright's Chromium ...");
  await run(...toTool('playwright', 'install', 'chromium'), { timeout: DOWNLOAD_TIMEOUT_MS });
  const downloaded = findDownloaded();
  if (downloaded !== undefined) return downloaded;
  console.error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
  return undefined;
}

function findInstalled() {
  const directories = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...onPath, MAC];
  return candidates.find((path) => path !== '' && canStart(path)) ?? findDownloaded();
}

function findDownloaded() {
  const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
  return canStart(path) ? path : undefined;
}

/**
 * Runs the program, because some systems ship a stub with the name of the browser that only prints how to install it.
 * @param {string} path
 */
function canStart(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    { env },
  );
}
