import {
  NETWORK_WAIT_WITH_COPY_MS,
  NETWORK_WAIT_WITHOUT_COPY_MS,
} from '#contract/platform/limits.ts';
import { type Answer, type CachedCopy, toCopyAnswer, toNetworkAnswer } from './answer.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type Clock, withDeadline } from './deadline.ts';

/**
 * Result of a request:
 * - `unchanged`: the copy is still current.
 * - `not-found`: the server does not have the resource.
 * - `refused`: any other final error (4xx).
 * - `server-error`: a temporary error (5xx, 408, 429).
 * - `unreachable`: no response in time, or a response from another server, such as a portal.
 */
export type Reply<T, Failure> =
  | { kind: 'fresh'; value: T; askedAt: number }
  | { kind: 'unchanged'; askedAt: number }
  | { kind: 'not-found' | 'refused' | 'server-error' | 'unreachable'; failure: Failure };

export interface Exchange<T, Failure> {
  reply: Reply<T, Failure>;
  isCopyKept: boolean;
  /** Resolves when the reply is stored: true if that changed the stored copy. */
  changed: Promise<boolean>;
}

/** A stored copy. Its content is read only when needed. */
export interface StoredCopy<T> {
  etag: string | null;
  read: () => Promise<CachedCopy<T> | undefined>;
}

type CopyLookup<T> = Promise<StoredCopy<T> | undefined>;

/** How to get one resource from network and device. None of the functions reject. */
export interface Resource<T, Failure> {
  /** Stale-while-revalidate: return a cached copy without waiting for the network. */
  isCopyFirst?: boolean;
  /** Fail at once while the server is known to be unreachable. */
  isOptional?: boolean;
  findCopy: () => CopyLookup<T>;
  /** Reads a substitute if there is no complete copy. */
  readParts?: () => Promise<CachedCopy<T> | undefined>;
  /** Sends one request, with the `copy` as a validator if there is one. */
  fetch: (copy: CopyLookup<T>, signal: AbortSignal) => Promise<Reply<T, Failure>>;
  save: (reply: Reply<T, Failure>) => Promise<Exchange<T, Failure>>;
  /** The failure to return if no response arrives in time. */
  toTimeout: () => Failure;
  /** Called when the server responds after a copy was returned. `answer` is undefined if only stored data changed. */
  onLateAnswer?: (answer: Answer<T> | undefined, isChanged: boolean) => void;
}

export interface Ports {
  clock: Clock;
  circuit: CircuitBreaker;
  keepAlive: (work: Promise<unknown>) => void;
}

export type Result<T, Failure> = { answer: Answer<T> } | { failure: Failure };

const nothing = Promise.resolve(undefined);

/**
 * Returns the network's response if it arrives in time, else the device's copy. With a copy the network has 0.8 s, or
 * no time while the circuit is open; without a copy it has 15 s. A late response is still stored and reported, even if
 * nothing changed.
 */
export async function networkFirst<T, Failure>(
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<Result<T, Failure>> {
  if (resource.isOptional && findFailure(ports) === 'failed') {
    return { failure: resource.toTimeout() };
  }
  const finding = resource.findCopy();
  const exchange = requestAndSave(resource, finding, ports);
  ports.keepAlive(exchange.then(({ changed }) => changed));
  // If the response arrives before the copy is found, no copy is needed.
  const held = await Promise.race([exchange.then(() => undefined), finding]);
  const copy = held && (await findCopyInTime(held, exchange, resource, ports));
  if (!copy) return toResult(await exchange, finding, resource, ports);
  ports.keepAlive(notifyLate(exchange, finding, resource, ports));
  return { answer: copy };
}

export async function revalidate<T, Failure>(
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<void> {
  const held = await resource.findCopy();
  const isWhole = held !== undefined && (await held.read()) !== undefined;
  const { changed } = await requestAndSave(
    resource,
    isWhole ? Promise.resolve(held) : nothing,
    ports,
  );
  if (await changed) resource.onLateAnswer?.(undefined, true);
}

function findFailure({ circuit, clock }: Ports) {
  return circuit.findFailure(clock.now());
}

async function findCopyInTime<T, Failure>(
  held: StoredCopy<T>,
  exchange: Promise<Exchange<T, Failure>>,
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<Answer<T> | undefined> {
  const returnsAtOnce = resource.isCopyFirst === true || findFailure(ports) !== null;
  if (!returnsAtOnce && !(await isLate(exchange, ports))) return undefined;
  const failure = findFailure(ports);
  const copy = await readCopy(held, resource);
  return copy && toCopyAnswer(copy, failure);
}

async function isLate(exchange: Promise<unknown>, ports: Ports): Promise<boolean> {
  const { circuit, clock } = ports;
  const inTime = exchange.then(() => false);
  const late = await withDeadline(inTime, NETWORK_WAIT_WITH_COPY_MS, clock, () => true);
  if (late && findFailure(ports) === null) circuit.open(clock.now(), 'slow');
  return late;
}

async function requestAndSave<T, Failure>(
  resource: Resource<T, Failure>,
  finding: CopyLookup<T>,
  { clock, circuit }: Ports,
): Promise<Exchange<T, Failure>> {
  const deadline = new AbortController();
  const response = resource.fetch(finding, deadline.signal);
  const reply = await withDeadline(response, NETWORK_WAIT_WITHOUT_COPY_MS, clock, () => {
    deadline.abort();
    return { kind: 'unreachable', failure: resource.toTimeout() } as const;
  });
  if (reply.kind === 'unreachable') circuit.open(clock.now(), 'failed');
  else if (reply.kind !== 'server-error') circuit.close();
  return resource.save(reply);
}

async function toResult<T, Failure>(
  { reply, isCopyKept }: Exchange<T, Failure>,
  finding: CopyLookup<T>,
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<Result<T, Failure>> {
  if (reply.kind === 'fresh') return { answer: toNetworkAnswer(reply.value, reply.askedAt) };
  if (reply.kind === 'refused') return { failure: reply.failure };
  const held = await finding;
  if (reply.kind === 'unchanged') {
    const copy = await held?.read();
    if (copy) return { answer: toNetworkAnswer(copy.value, reply.askedAt) };
    // The server confirmed the list, but some of its recipes were evicted: fetch it without a validator.
    const retried = await requestAndSave(resource, nothing, ports);
    ports.keepAlive(retried.changed);
    return toResult(retried, nothing, resource, ports);
  }
  const copy = isCopyKept ? await readCopy(held, resource) : undefined;
  if (!copy) return { failure: reply.failure };
  if (reply.kind === 'not-found') return { answer: toCopyAnswer({ ...copy, isGone: true }, null) };
  return { answer: toCopyAnswer(copy, 'failed') };
}

/** Reports only after the reply is stored, so that a read of the device finds it. */
async function notifyLate<T, Failure>(
  exchange: Promise<Exchange<T, Failure>>,
  finding: CopyLookup<T>,
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<void> {
  const { reply, isCopyKept, changed } = await exchange;
  const isChanged = await changed;
  if (reply.kind !== 'fresh' && reply.kind !== 'unchanged') {
    if (isChanged) resource.onLateAnswer?.(undefined, true);
    return;
  }
  const result = await toResult({ reply, isCopyKept, changed }, finding, resource, ports);
  // A confirmed but incomplete copy was fetched again, and that may have failed.
  const isNews = 'answer' in result && result.answer.source === 'network';
  if (isNews) resource.onLateAnswer?.(result.answer, isChanged);
}

async function readCopy<T, Failure>(
  held: StoredCopy<T> | undefined,
  resource: Resource<T, Failure>,
): Promise<CachedCopy<T> | undefined> {
  return (await held?.read()) ?? resource.readParts?.();
}
