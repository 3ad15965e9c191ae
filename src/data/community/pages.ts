import type * as v from 'valibot';
import {
  NETWORK_WAIT_WITH_COPY_MS,
  NETWORK_WAIT_WITHOUT_COPY_MS,
} from '../../../contract/limits.ts';
import { createCircuit } from '../../offline/circuit.ts';
import type { KeptPage, PageKind, PageName } from '../../offline/community-pages.ts';
import { OfflineFailure, RejectedFailure, UnauthorisedFailure } from '../failures.ts';
import { callApi } from '../send.ts';
import { readSession } from '../session.ts';

/** What was asked of the community, and where the answer came from. */
export interface Seen<T> {
  answer: T;
  /** When it was asked for (ms): what was accepted since has to be laid over it. */
  askedAt: number;
  source: 'network' | 'device';
  /** When the copy came to this device (ms); undefined where it is the server's answer. */
  storedAt: number | undefined;
  /** The copy stands in because no answer could be had, not because one is slow. */
  isOffline: boolean;
}

interface Question<Schema extends v.GenericSchema> {
  path: string;
  schema: Schema;
  /** The specification's text where the server gives none. */
  fallback: string;
  /** Under what the answer is kept on this device; without it nothing is. */
  keep?: { kind: PageKind; id: string; whole?: true };
  /** Given the server's answer where it comes after a copy. */
  takeLate?: (seen: Seen<v.InferOutput<Schema>>) => void;
}

type Answer<Schema extends v.GenericSchema> = Seen<v.InferOutput<Schema>>;

/** The device's database comes after the page: its code weighs as much as some pages. */
const device = () => import('../../offline/community-pages.ts');

const circuit = createCircuit();

/** Whose answers they are: '' for a visitor's. */
export function toReader(): string {
  return readSession()?.user.id ?? '';
}

/**
 * GETs `path` below /api as whoever is signed in. With a copy on the device the network has 0.8 s, or nothing for a while
 * after a failure; without one 15. Rejects with a failure of `failures.ts`. Specification 8: it is logged, and a 401
 * redirects nobody.
 */
export async function fetchSeen<Schema extends v.GenericSchema>(
  question: Question<Schema>,
): Promise<Answer<Schema>> {
  const { keep, schema, takeLate } = question;
  if (!keep) return ask(question);
  const name = { userId: toReader(), ...keep };
  const asking = ask(question, name);
  const copying = readCopy(name, schema);
  const answered = asking.catch(async (failure: unknown) => {
    const copy = isFinal(failure) ? undefined : await copying;
    if (!copy) throw failure;
    return toSeen<Schema>(copy, true);
  });
  const hurried = copying.then(async (copy) => {
    if (!copy) return answered;
    if (circuit.findTrouble(Date.now()) === null) {
      await new Promise((resolve) => setTimeout(resolve, NETWORK_WAIT_WITH_COPY_MS));
    }
    return toSeen<Schema>(copy, circuit.findTrouble(Date.now()) === 'failed');
  });
  const seen = await Promise.race([answered, hurried]);
  if (seen.source === 'device') noteLate(asking, takeLate);
  return seen;
}

/** A copy was shown: whoever asks next does not wait, and the answer is taken all the same. */
function noteLate<T>(asking: Promise<Seen<T>>, takeLate: (seen: Seen<T>) => void = () => {}): void {
  if (circuit.findTrouble(Date.now()) === null) circuit.open(Date.now(), 'slow');
  // Its failure is in the log, and the copy stands.
  asking.then(takeLate, () => undefined);
}

async function ask<Schema extends v.GenericSchema>(
  { path, schema, fallback }: Question<Schema>,
  name?: PageName,
): Promise<Answer<Schema>> {
  const askedAt = Date.now();
  try {
    // No signal of the query's: an answer that nobody waits for is still worth keeping.
    const signal = AbortSignal.timeout(NETWORK_WAIT_WITHOUT_COPY_MS);
    const call = { method: 'GET', fallback, inBackground: true, signal } as const;
    const answer = await callApi(path, schema, call);
    circuit.close();
    if (name) void keepAnswer(name, { value: answer, askedAt, storedAt: Date.now() });
    return { answer, askedAt, source: 'network', storedAt: undefined, isOffline: false };
  } catch (failure) {
    console.warn(`GET ${path}:`, failure);
    if (failure instanceof OfflineFailure) circuit.open(Date.now(), 'failed');
    if (failure instanceof UnauthorisedFailure) void lookAtSession();
    if (name && isFinal(failure)) void device().then(({ removePage }) => removePage(name));
    throw failure;
  }
}

/** A token that the server no longer takes: they go on reading as a visitor, and nobody is sent anywhere. */
async function lookAtSession(): Promise<void> {
  const account = await import('../account.ts').catch(() => undefined);
  await account?.refreshSession();
}

/** It is not there, or not for them: then no copy of it is shown either. */
function isFinal(failure: unknown): boolean {
  return failure instanceof RejectedFailure && [403, 404, 410].includes(failure.status);
}

async function keepAnswer(name: PageName, page: KeptPage<unknown>): Promise<void> {
  try {
    const { savePage } = await device();
    // Whoever has signed out meanwhile leaves nothing behind.
    if (toReader() === name.userId) await savePage(name, page);
  } catch {
    // The code of the database did not arrive: then it is not kept this time.
    return;
  }
}

async function readCopy<Schema extends v.GenericSchema>(name: PageName, schema: Schema) {
  const { readPage } = await device().catch(() => ({ readPage: undefined }));
  return readPage?.(name, schema);
}

function toSeen<Schema extends v.GenericSchema>(
  { value, askedAt, storedAt }: KeptPage<v.InferOutput<Schema>>,
  isOffline: boolean,
): Answer<Schema> {
  return { answer: value, askedAt, source: 'device', storedAt, isOffline };
}
