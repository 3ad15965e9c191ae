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

interface Options<Value> {
  /** Default text, used if the server sends none. */
  fallback: string;
  /** The key of the cached copy; if it is missing, nothing is stored. */
  keep?: { kind: PageKind; id: string; whole?: true };
  /** For an endpoint that can return only what has changed since a stored copy. */
  changes?: {
    toPath: (copy: Value) => string;
    merge: (copy: Value, changes: Value) => Value;
  };
  /** Called with the server's response if it arrives after a cached copy was returned. */
  onLateAnswer?: (late: Answer<Value>) => void;
}

interface PageRequest<Schema extends v.GenericSchema> extends Options<v.InferOutput<Schema>> {
  path: string;
  schema: Schema;
}

/** The database code loads after the page, because it is as large as some pages. */
const device = () => import('#offline/community/community-pages.ts');

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
  const name = keep && { userId: readViewerId(), ...keep };
  return {
    findCopy: async () => {
      const copy = name && (await readCopy(name, schema));
      return copy && { etag: null, read: async () => copy };
    },
    fetch: async (finding, signal) => {
      // Other requests do not wait for the device, whose code may still be loading.
      const copy = changes && (await (await finding)?.read())?.value;
      if (!changes || copy === undefined) return request(question, signal);
      const reply = await request({ ...question, path: changes.toPath(copy) }, signal);
      return reply.kind === 'fresh' ? { ...reply, value: changes.merge(copy, reply.value) } : reply;
    },
    save: async (reply) => {
      if (name) void store(name, reply);
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

async function store(name: PageName, reply: Reply<unknown, unknown>): Promise<void> {
  if (reply.kind !== 'fresh' && reply.kind !== 'not-found') return;
  const storedAt = Date.now();
  try {
    const { savePage, removePage } = await device();
    if (reply.kind !== 'fresh') {
      await removePage(name);
    } else if (readViewerId() === name.userId) {
      await savePage(name, { value: reply.value, askedAt: reply.askedAt, storedAt });
    }
  } catch {
    // The database code did not load, so this response is not stored.
    return;
  }
}

async function readCopy<Schema extends v.GenericSchema>(
  name: PageName,
  schema: Schema,
): Promise<CachedCopy<v.InferOutput<Schema>> | undefined> {
  const { readPage } = await device().catch(() => ({ readPage: undefined }));
  return readPage?.(name, schema);
}
