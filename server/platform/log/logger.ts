import type { FastifyBaseLogger } from 'fastify';
import { type LogFn, type Logger, pino } from 'pino';

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Creates a logger that writes lines of JSON to standard output, each with the id of its request. They contain no
 * personal data: no address, no query, no body, no token, and no values in error messages.
 */
export function createLogger(
  level: LogLevel,
  stream: { write: (line: string) => void } = process.stdout,
): FastifyBaseLogger {
  return pino(
    {
      level,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      base: { pid: process.pid },
      serializers: { err: toLoggedError, req: nothing, res: nothing },
      hooks: { logMethod: logWithoutValues },
    },
    stream,
  );
}

const nothing = () => undefined;

/** Replaces the message of an error that is logged without text, because pino would log the original. */
function logWithoutValues(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [error, ...rest] = args;
  if (error instanceof Error && rest.length === 0) {
    method.call(this, { err: error }, toLoggedError(error).message);
  } else {
    method.apply(this, args);
  }
}

interface LoggedError {
  type: string;
  message: string;
  code?: string | undefined;
  stack: string;
}

/** PostgreSQL quotes an invalid value after a colon, and repeats values in `detail` and `where`. */
const QUOTED_VALUE = /: ".*$/s;

export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: error.message.replace(QUOTED_VALUE, ''),
    ...(typeof code === 'string' && { code }),
    stack: toFrames(error.stack ?? ''),
  };
}

/** The first line of a stack is omitted, because it repeats the message. */
function toFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
