import type * as v from 'valibot';
import {
  type CallValues,
  type Endpoint,
  type ResponseOf,
  toCallPath,
} from '#contract/platform/endpoint.ts';
import type { PageKind, PageName } from '#offline/community/community-pages.ts';
import type { Answer, CachedCopy } from '#offline/network/answer.ts';
import { createCircuitBreaker } from '#offline/network/circuit-breaker.ts';
import { systemClock } from '#offline/network/deadline.ts';
import {
  networkFirst,
  type Ports,
  type Reply,
  type Resource,
} from '#offline/network/network-first.ts';
import { readSession } from '../session.ts';
import { OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { MISSING_STATUSES } from './http.ts';
import { refreshSession } from './refresh-session.ts';
import { callPath } from './send.ts';

/** Stores a copy. None of its functions reject. `copy` is what `read` has returned. */
interface Store<Value> {
  read: () => Promise<CachedCopy<Value> | undefined>;
  save: (fresh: CachedCopy<Value>, copy: CachedCopy<Value> | undefined) => Promise<unknown>;
  /** Called if the server no longer has it. */
  remove?: () => Promise<unknown>;
}

interface Options<Value> {
  /** Default text, used if the server sends none. */
  fallback: string;
  /** The key of the cached copy; if it is missing, nothing is stored. */
  keep?: { kind: PageKind; id: string; whole?: true };
  /** For an endpoint that can return only what has changed since a stored copy. */
  changes?: {
    toPath: (copy: Value) => string;
    merge: (copy: Value, changes: Value) => Value;
    /** True if the response ends before the last change. The rest is requested at once. */
    hasMore?: (value: Value) => boolean;
  };
  /** Stores the copy. Default: among the community pages. */
  store?: Store<Value>;
  /** Called with the server's response if it arrives after a cached copy was returned. */
  onLateAnswer?: (late: Answer<Value>) => void;
}

interface PageRequest<Schema extends v.GenericSchema> extends Options<v.InferOutput<Schema>> {
  path: string;
  schema: Schema;
}

/** The database code loads after the page, because it is as large as some pages. */
const device = () => import('#offline/community/community-pages.ts');
type Pages = Awaited<ReturnType<typeof device>>;

const ports: Ports = {
  clock: systemClock,
  circuit: createCircuitBreaker(),
  keepAlive: () => {},
};

/** The owner of cached responses: '' for a visitor. */
export function readViewerId(): string {
  return readSession()?.user.id ?? '';
}

/**
 * GETs an endpoint network first, with the session's token if there is one. Failures are logged, and a 401 does not
 * redirect. Throws one of the failures of `failures.ts`.
 */
export async function fetchPage<E extends Endpoint>(
  endpoint: E,
  call: Options<ResponseOf<E>> & CallValues<E>,
): Promise<Answer<ResponseOf<E>>> {
  const question = { ...call, path: toCallPath(endpoint, call), schema: endpoint.response };
  const result = await networkFirst(toResource<E['response']>(question), ports);
  if ('failure' in result) throw result.failure;
  return result.answer;
}

function toResource<Schema extends v.GenericSchema>(
  question: PageRequest<Schema>,
): Resource<v.InferOutput<Schema>, unknown> {
  const { keep, schema, fallback, changes, onLateAnswer } = question;
  const store =
    question.store ?? (keep && toPageStore({ userId: readViewerId(), ...keep }, schema));
  let known: CachedCopy<v.InferOutput<Schema>> | undefined;
  return {
    findCopy: async () => {
      known = await store?.read();
      const copy = known;
      return copy && { etag: null, read: async () => copy };
    },
    fetch: async (finding, signal) => {
      // Other requests do not wait for the device database, because its code may still be loading.
      const copy = changes && (await (await finding)?.read())?.value;
      const path = changes && copy !== undefined ? changes.toPath(copy) : question.path;
      let reply = await request({ ...question, path }, signal);
      if (!changes || reply.kind !== 'fresh') return reply;
      const { askedAt } = reply;
      let value = copy === undefined ? reply.value : changes.merge(copy, reply.value);
      while (changes.hasMore?.(value)) {
        reply = await request({ ...question, path: changes.toPath(value) }, signal);
        if (reply.kind !== 'fresh') return reply;
        value = changes.merge(value, reply.value);
      }
      return { kind: 'fresh', value, askedAt };
    },
    save: async (reply) => {
      if (reply.kind === 'fresh') void store?.save({ ...reply, storedAt: Date.now() }, known);
      else if (reply.kind === 'not-found') void store?.remove?.();
      return { reply, isCopyKept: reply.kind !== 'not-found', changed: Promise.resolve(true) };
    },
    toTimeout: () => new OfflineFailure(fallback),
    onLateAnswer: (answer) => answer && onLateAnswer?.(answer),
  };
}

async function request<Schema extends v.GenericSchema>(
  { path, schema, fallback }: PageRequest<Schema>,
  signal: AbortSignal,
): Promise<Reply<v.InferOutput<Schema>, unknown>> {
  const askedAt = Date.now();
  try {
    // Ignores the query's signal, so that a response is stored even if the query was cancelled.
    const call = { method: 'GET', fallback, inBackground: true, signal } as const;
    return { kind: 'fresh', value: await callPath(path, schema, call), askedAt };
  } catch (failure) {
    console.warn(`GET ${path}:`, failure);
    // If the server no longer accepts the token, the user continues as a visitor, without a redirect.
    if (failure instanceof UnauthorisedFailure) void refreshSession();
    return { kind: toKind(failure), failure };
  }
}

function toKind(failure: unknown): 'not-found' | 'server-error' | 'unreachable' {
  if (failure instanceof OfflineFailure) return 'unreachable';
  const isMissing = failure instanceof RejectedFailure && MISSING_STATUSES.includes(failure.status);
  return isMissing ? 'not-found' : 'server-error';
}

async function withPages<T>(work: (pages: Pages) => Promise<T>): Promise<T | undefined> {
  const pages = await device().catch(() => undefined);
  return pages && work(pages);
}

/** Stores copies among the community pages. Without the database code, which may not load, nothing is stored. */
function toPageStore<Schema extends v.GenericSchema>(
  name: PageName,
  schema: Schema,
): Store<v.InferOutput<Schema>> {
  return {
    read: () => withPages(({ readPage }) => readPage(name, schema)),
    save: ({ value, askedAt, storedAt }) =>
      withPages(async ({ savePage }) => {
        if (readViewerId() === name.userId) await savePage(name, { value, askedAt, storedAt });
      }),
    remove: () => withPages(({ removePage }) => removePage(name)),
  };
}
