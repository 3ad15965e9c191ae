import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Holder {
  pid: number;
  /** `open <url>` or `refused <reason>`. */
  firstLine: string;
  /** Kills the process without a chance to clean up. */
  kill(): Promise<void>;
}

/** Starts a process that opens the database of a data directory, or reports that it was refused. */
export async function startHolder(
  dataDir: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Holder> {
  const script = fileURLToPath(new URL('./hold-database.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const firstLine = await new Promise<string>((resolve) => {
    createInterface(child.stdout).once('line', resolve);
  });
  return {
    pid: child.pid ?? 0,
    firstLine,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
