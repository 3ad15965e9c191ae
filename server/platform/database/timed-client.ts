import { Client } from 'pg';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { FreezeWatch } from './freeze-watch.ts';

export interface TimedQuery {
  /** Its name or the beginning of its text, without its values. */
  statement: string;
  ms: number;
}

const LONGEST_STATEMENT = 200;

interface TimedClientParts {
  /** Called with the duration of each query, successful or not. */
  onQuery?: ((query: TimedQuery) => void) | undefined;
  /** Cancels a query if the database freezes while it runs. */
  freezeWatch?: Pick<FreezeWatch, 'whenFrozen'> | undefined;
}

export function createTimedClient({ onQuery, freezeWatch }: TimedClientParts): typeof Client {
  class TimedClient extends Client {}
  // `defineProperty` avoids a repetition of the many signatures of `query`.
  const inherited: unknown = Reflect.get(Client.prototype, 'query');
  Object.defineProperty(TimedClient.prototype, 'query', {
    value(this: Client, ...args: unknown[]): unknown {
      const startedAt = performance.now();
      const isAwaited = typeof args.at(-1) === 'function' || !isStream(args[0]);
      // Closes the socket, so that the query fails like on a lost connection.
      const giveUp = () => void ignoreError(this.end(), 'The connection is lost already');
      const stopWatching = isAwaited ? freezeWatch?.whenFrozen(giveUp) : undefined;
      const reportEnd = () => {
        stopWatching?.();
        onQuery?.({ statement: toStatement(args[0]), ms: performance.now() - startedAt });
      };
      const answer: unknown = call(inherited, this, withCallback(args, reportEnd));
      if (answer instanceof Promise) answer.then(reportEnd, reportEnd);
      return answer;
    },
  });
  return TimedClient;
}

/** Returns true for a stream such as COPY, which has neither callback nor promise. */
function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}

/** A pool passes a callback; other callers await the promise. */
function withCallback(args: unknown[], reportEnd: () => void): unknown[] {
  const callback = args.at(-1);
  if (typeof callback !== 'function') return args;
  const reportingCallback = (...results: unknown[]) => {
    reportEnd();
    return call(callback, undefined, results);
  };
  return [...args.slice(0, -1), reportingCallback];
}

function call(work: unknown, self: unknown, args: unknown[]): unknown {
  return typeof work === 'function' ? Reflect.apply(work, self, args) : undefined;
}

function toStatement(query: unknown): string {
  const isObject = typeof query === 'object' && query !== null;
  if (isObject && 'name' in query && typeof query.name === 'string') return query.name;
  const text = isObject && 'text' in query ? query.text : query;
  return typeof text === 'string'
    ? text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_STATEMENT)
    : 'a stream';
}
