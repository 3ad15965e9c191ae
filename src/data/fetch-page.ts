import type * as v from 'valibot';
import { readSession } from '../browser/session.ts';
import type { Answer, CachedCopy } from '../offline/answer.ts';
import { createCircuitBreaker } from '../offline/circuit-breaker.ts';
import type { PageKind, PageName } from '../offline/community-pages.ts';
import { systemClock } from '../offline/deadline.ts';
import { networkFirst, type Ports, type Reply, type Resource } from '../offline/network-first.ts';
import { OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { callPath } from './send.ts';

interface Question<Schema extends v.GenericSchema> {
  path: string;
  schema: Schema;
  /** The specification's text where the server gives none. */
  fallback: string;
  /** Under what the answer is stored on this device; without it nothing is. */
  keep?: { kind: PageKind; id: string; whole?: true };
  /** Given the server's answer where it comes after a cached copy. */
  takeLate?: (late: Answer<v.InferOutput<Schema>>) => void;
}

/** The device's database comes after the page: its code weighs as much as some pages. */
const device = () => import('../offline/community-pages.ts');

const ports: Ports = {
  clock: systemClock,
  circuit: createCircuitBreaker(),
  keepAlive: () => {},
};

/** Whose answers they are: '' for a visitor's. */
export function toReader(): string {
  return readSession()?.user.id ?? '';
}

/**
 * GETs `path` below /api as whoever is signed in, network first (`network-first.ts`). Rejects with a failure of
 * `failures.ts`. Specification 8: it is logged, and a 401 redirects nobody.
 */
export async function fetchPage<Schema extends v.GenericSchema>(
  question: Question<Schema>,
): Promise<Answer<v.InferOutput<Schema>>> {
  const result = await networkFirst(toResource(question), ports);
  if ('failure' in result) throw result.failure;
  return result.answer;
}

function toResource<Schema extends v.GenericSchema>(
  question: Question<Schema>,
): Resource<v.InferOutput<Schema>, unknown> {
  const { keep, schema, fallback, takeLate } = question;
  const name = keep && { userId: toReader(), ...keep };
  return {
    findCopy: async () => {
      const copy = name && (await readCopy(name, schema));
      return copy && { etag: null, read: async () => copy };
    },
    // The request does not wait for the device, whose code may still be on its way.
    fetch: (_copy, signal) => ask(question, signal),
    save: async (reply) => {
      if (name) void store(name, reply);
      return { reply, isCopyKept: reply.kind !== 'gone', changed: Promise.resolve(true) };
    },
    toTimeout: () => new OfflineFailure(fallback),
    tellLate: (answer) => answer && takeLate?.(answer),
  };
}

async function ask<Schema extends v.GenericSchema>(
  { path, schema, fallback }: Question<Schema>,
  signal: AbortSignal,
): Promise<Reply<v.InferOutput<Schema>, unknown>> {
  const askedAt = Date.now();
  try {
    // No signal of the query's: an answer that nobody waits for is still worth storing.
    const call = { method: 'GET', fallback, inBackground: true, signal } as const;
    return { kind: 'fresh', value: await callPath(path, schema, call), askedAt };
  } catch (failure) {
    console.warn(`GET ${path}:`, failure);
    if (failure instanceof UnauthorisedFailure) void lookAtSession();
    return { kind: toKind(failure), failure };
  }
}

/** A token that the server no longer takes: they go on reading as a visitor, and nobody is sent anywhere. */
async function lookAtSession(): Promise<void> {
  const account = await import('./account.ts').catch(() => undefined);
  await account?.refreshSession();
}

function toKind(failure: unknown): 'gone' | 'unwell' | 'unreachable' {
  if (failure instanceof OfflineFailure) return 'unreachable';
  // It is not there, or not for them: then no copy of it is shown either.
  const isGone = failure instanceof RejectedFailure && [403, 404, 410].includes(failure.status);
  return isGone ? 'gone' : 'unwell';
}

async function store(name: PageName, reply: Reply<unknown, unknown>): Promise<void> {
  if (reply.kind !== 'fresh' && reply.kind !== 'gone') return;
  const storedAt = Date.now();
  try {
    const { savePage, removePage } = await device();
    if (reply.kind !== 'fresh') {
      await removePage(name);
    } else if (toReader() === name.userId) {
      // Whoever has signed out meanwhile leaves nothing behind.
      await savePage(name, { value: reply.value, askedAt: reply.askedAt, storedAt });
    }
  } catch {
    // The code of the database did not arrive: then it is not stored this time.
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
