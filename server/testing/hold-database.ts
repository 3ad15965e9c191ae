import { openDatabase } from '../database/open.ts';

// Run as a child process by tests that kill it: opens the given data directory, reports it, and stays.
try {
  const { url } = await openDatabase({ dataDir: process.argv[2] ?? '', lockWaitMs: 0 });
  process.stdout.write(`open ${url}\n`);
} catch (error) {
  process.stdout.write(`refused ${String(error)}\n`);
}
setInterval(() => {}, 1_000_000);
