import { readFileSync } from 'node:fs';
import { verifyArchive } from '../read-archive.ts';

/** The most memory that this process has had, in megabytes. `maxRSS` would include that of the parent process. */
function readPeakMb(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return process.memoryUsage.rss() / 1024 / 1024;
  }
}

// Run as a child process by a test: prints the sentence of each refusal, and by how many megabytes the process grew.
const before = readPeakMb();
const said: string[] = [];
for (const path of process.argv.slice(2)) {
  said.push(await verifyArchive(path).then(() => 'accepted', String));
}
process.stdout.write(JSON.stringify({ said, grownMb: readPeakMb() - before }));
