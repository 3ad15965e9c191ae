import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a server has used of the processors so far, in milliseconds. */
export interface Cpu {
  node: number;
  database: number;
}

/** Linux counts in hundredths of a second. */
const TICK = 10;

/** Undefined where the system does not tell. Unlike a time on the wall it hardly depends on what else the machine does. */
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

/** What a process holds of the memory of the machine, in bytes; undefined where the system does not tell. */
export function readMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Undefined where it has just ended. */
function readProcess(pid: number): { parent: number; used: number } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // After the name, which may hold anything: state, parent; 11 further on user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), used: (Number(fields[11]) + Number(fields[12])) * TICK };
}
