import { type ChildProcess, type ExecFileException, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
type Command = 'backup' | 'moderator' | 'reset-link' | 'restore';
type Environment = Record<string, string>;

/** Runs a command of the operator like npm does. Returns its exit code and its output. */
export async function runCommand(
  command: Command,
  environment: Environment,
  ...words: string[]
): Promise<[code: unknown, said: string]> {
  const options = { env: toEnvironment(environment) };
  try {
    const { stdout } = await run(process.execPath, toArguments(command, words), options);
    return [0, stdout.trim()];
  } catch (error) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- execFile rejects with nothing else
    const { code, stderr } = error as ExecFileException;
    return [code, String(stderr).trim()];
  }
}

/** Starts a command for a test that kills it. */
export function startCommand(
  command: Command,
  environment: Environment,
  ...words: string[]
): ChildProcess {
  return spawn(process.execPath, toArguments(command, words), {
    env: toEnvironment(environment),
    stdio: 'ignore',
  });
}

function toArguments(command: Command, words: string[]): string[] {
  return ['--import', 'tsx', `server/commands/${command}-command.ts`, ...words];
}

/** Removes variables of the test run that would also configure the command. */
function toEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _url,
    DATA_DIR: _dir,
    PUBLIC_URL: _site,
    PORT: _port,
    ...env
  } = process.env;
  return { ...env, ...environment };
}
