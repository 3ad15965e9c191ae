import { readdirSync, readFileSync } from 'node:fs';

/** The child processes of `parent`. */
export function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && readParent(pid) === parent);
}

/** Sends a signal to a process and its children. */
export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  sendSignal(pid, signal);
  for (const child of listChildren(pid)) sendSignal(child, signal);
}

/** False if there is no such process. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

function readParent(pid: number): number | undefined {
  try {
    // The name, in brackets, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return Number(fields?.[1]);
  } catch {
    return undefined;
  }
}
