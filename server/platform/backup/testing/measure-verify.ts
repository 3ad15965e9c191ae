import { readFileSync } from 'node:fs';
import { verifyArchive } from '../read-archive.ts';

/** Peak memory of this process in megabytes. `maxRSS` would include the memory of the parent process. */
function readPeakMb(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return process.memoryUsage.rss() / 1024 / 1024;
  }
}

// A test runs this as a child process: it prints the message of each refusal and the growth of the process in
// megabytes.
const before = readPeakMb();
const said: string[] = [];
for (const path of process.argv.slice(2)) {
  said.push(await verifyArchive(path).then(() => 'accepted', String));
}
process.stdout.write(JSON.stringify({ said, grownMb: readPeakMb() - before }));
