import { spawnSync } from 'node:child_process';
import { BuiltServer } from '#e2e/support/server.ts';
import { measureFirstViews } from './first-view/measure.ts';
import { listViewedPages } from './first-view/pages.ts';

/** Measures the first view of each kind of page on a phone, with demo data. Needs a build (`npm run build`). */
const server = await BuiltServer.open();
try {
  const demo = spawnSync(process.execPath, ['--import', 'tsx', 'tools/demo/run.ts'], {
    env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (demo.status !== 0) throw new Error('Filling the demo failed');
  await measureFirstViews(await listViewedPages(server));
} finally {
  await server.close();
}
