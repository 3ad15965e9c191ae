import './check-node.js';
import { existsSync } from 'node:fs';
import { run, toTool } from './processes.js';
import { buildIfStale, installPackages, withSetUpLock } from './set-up.js';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

// Tests the two engines besides Chromium, as Debian packages them. Few machines have these packages and the tests take
// minutes, so `npm test` leaves them out.
await withSetUpLock(async () => {
  await installPackages('[1/3]');
  await buildIfStale('[2/3]', '[3/3]');
});
if (!PROGRAMS.every((program) => existsSync(program)) && process.getuid?.() === 0) {
  console.log('Installing Firefox ESR and WebKitGTK from the packages of this system ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env });
}
process.exitCode = await run(...toTool('tsx', 'e2e/engines/run.ts'));
