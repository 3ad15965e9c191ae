import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The CPU time used by a server since its start, in milliseconds. */
export interface Cpu {
  node: number;
  database: number;
}

/** Milliseconds per clock tick on Linux. */
const TICK = 10;

/** Undefined on systems without /proc. CPU time depends less on other load than elapsed time. */
export function readCpu(node: number, dataDir: string): Cpu | undefined {
  try {
    const pidFile = join(dataDir, 'database', 'cluster', 'postmaster.pid');
    const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    let database = 0;
    for (const name of readdirSync('/proc')) {
      const pid = Number(name);
      if (Number.isNaN(pid)) continue;
      const process = readProcess(pid);
      if (process?.parent === postmaster || pid === postmaster) database += process?.used ?? 0;
    }
    return { node: readProcess(node)?.used ?? 0, database };
  } catch {
    return undefined;
  }
}

/** Resident memory of a process in bytes, or undefined on systems without /proc. */
export function readMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Undefined if the process has just ended. */
function readProcess(pid: number): { parent: number; used: number } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name may contain any character, so fields are read after it: 0 is the state, 1 the parent, 11 and 12 user and
  // system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), used: (Number(fields[11]) + Number(fields[12])) * TICK };
}
