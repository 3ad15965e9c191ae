import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A zombie counts as dead. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return readState(pid)?.startsWith('Z') !== true;
}

/** Returns the start time of a process, to detect a reused pid. */
export function readBirth(pid: number): string {
  if (process.platform === 'linux') return readProcStat(pid)?.[19] ?? '';
  return readPs(pid, 'lstart');
}

export function readProgram(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    } catch {
      return '';
    }
  }
  return readPs(pid, 'comm').split('/').at(-1) ?? '';
}

function readState(pid: number): string | undefined {
  return process.platform === 'linux' ? readProcStat(pid)?.[0] : readPs(pid, 'stat');
}

/** Returns the fields of proc(5) from the third on. The second is the program name and may contain spaces. */
function readProcStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function readPs(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
