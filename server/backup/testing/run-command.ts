import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
type Command = 'backup' | 'restore';
type Given = Record<string, string>;

/** Runs the command as npm does; how it ended, and what it said. */
export async function runCommand(
  command: Command,
  given: Given,
  ...words: string[]
): Promise<[code: unknown, said: string]> {
  try {
    const { stdout } = await run(process.execPath, toArguments(command, words), toOptions(given));
    return [0, stdout.trim()];
  } catch (error) {
    const { code, stderr }: { code?: unknown; stderr?: unknown } = Object(error);
    return [code, String(stderr).trim()];
  }
}

/** The same, to be killed. */
export function startCommand(command: Command, given: Given, ...words: string[]): ChildProcess {
  return spawn(process.execPath, toArguments(command, words), {
    ...toOptions(given),
    stdio: 'ignore',
  });
}

const toArguments = (command: Command, words: string[]) => [
  '--import',
  'tsx',
  `server/commands/${command}-command.ts`,
  ...words,
];

function toOptions(given: Given) {
  const { DATABASE_URL: _ours, DATA_DIR: _too, ...env } = process.env;
  return { env: { ...env, ...given } };
}
