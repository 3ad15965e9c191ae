import { openDatabase } from '#server/platform/database/open.ts';

// Tests run this as a child process and kill it: it opens the given data directory, prints the result, and keeps
// running.
try {
  const { url } = await openDatabase({ dataDir: process.argv[2] ?? '', lockWaitMs: 0 });
  process.stdout.write(`open ${url}\n`);
} catch (error) {
  process.stdout.write(`refused ${String(error)}\n`);
}
setInterval(() => {}, 1_000_000);
