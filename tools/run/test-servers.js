import './check-node.js';
import { existsSync } from 'node:fs';
import { run, toTool } from './processes.js';
import { buildIfStale, installPackages, withSetUpLock } from './set-up.js';

const PACKAGES = ['nginx', 'caddy', 'redis-server', 'postgresql', 'openssl'];
const PROGRAMS = [
  '/usr/sbin/nginx',
  '/usr/bin/caddy',
  '/usr/bin/redis-server',
  '/usr/bin/pg_ctlcluster',
];

// Tests several servers on one PostgreSQL and Redis behind two proxies, as Debian packages them. Few machines have
// these
// packages, so `npm test` leaves them out.
await withSetUpLock(async () => {
  await installPackages('[1/3]');
  await buildIfStale('[2/3]', '[3/3]');
});
if (!PROGRAMS.every((program) => existsSync(program)) && process.getuid?.() === 0) {
  console.log('Installing nginx, Caddy, Redis and PostgreSQL from the packages of this system ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env });
}
process.exitCode = await run(...toTool('tsx', 'e2e/servers/run.ts'));
