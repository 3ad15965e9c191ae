import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, toTool } from '../run/processes.js';
import { precompress } from './precompress.js';
import { publish } from './publish.js';
import { writePages } from './write-pages.js';

/** Builds dist/server, and copies the migrations next to the code that reads them. */
export async function buildServer() {
  const target = join(ROOT, 'dist', 'server');
  await runOrEnd(
    ...toTool('vite', 'build', '-c', 'tools/build/server.config.ts', '--logLevel', 'warn'),
  );
  const migrations = join('server', 'platform', 'database', 'migrations');
  cpSync(join(ROOT, migrations), join(target, migrations), { recursive: true });
}

/**
 * Builds the client in dist/next and publishes it to dist/client once it is complete.
 * @param {{ undoesWorker?: boolean }} [release]
 */
export async function buildClient({ undoesWorker = false } = {}) {
  const next = join(ROOT, 'dist', 'next');
  await runOrEnd(...toTool('vite', 'build'));
  await runOrEnd(...toTool('vite', 'build', '--ssr', '--logLevel', 'warn'));
  await runOrEnd(
    ...toTool(
      'vite',
      'build',
      '-c',
      'tools/build/background-sender.config.ts',
      '--logLevel',
      'warn',
    ),
  );
  if (undoesWorker) await runOrEnd(...toTool('vite', 'build', '-c', 'sw/vite.undo.config.ts'));
  await writePages(ROOT, next);
  await precompress(next);
  publish(next, join(ROOT, 'dist', 'client'), join(ROOT, 'dist', 'releases.json'));
  rmSync(next, { recursive: true });
}

/**
 * @param {string} file
 * @param {string[]} args
 */
async function runOrEnd(file, args) {
  // The server's NODE_ENV must not reach the build, which would bundle React's development version.
  const code = await run(file, args, { env: { ...process.env, NODE_ENV: 'production' } });
  if (code === 0) return;
  console.error('\nThe build failed; see the output above.');
  process.exit(code);
}
