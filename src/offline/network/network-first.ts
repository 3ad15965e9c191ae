import {
  NETWORK_WAIT_WITH_COPY_MS,
  NETWORK_WAIT_WITHOUT_COPY_MS,
} from '../../../contract/limits.ts';
import { type Answer, type CachedCopy, toCopyAnswer, toNetworkAnswer } from './answer.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type Clock, withDeadline } from './deadline.ts';

/**
 * The result of one request. `unchanged`: the copy is still current; `gone`: the server has no such thing;
 * `refused`: another final answer (4xx); `unwell`: a temporary error of the server (5xx, 408, 429); `unreachable`: no
 * answer in time, or one that is not the server's.
 */
export type Reply<T, Failure> =
  | { kind: 'fresh'; value: T; askedAt: number }
  | { kind: 'unchanged'; askedAt: number }
  | { kind: 'gone' | 'refused' | 'unwell' | 'unreachable'; failure: Failure };

/** A reply after it went into the store. */
export interface Exchange<T, Failure> {
  reply: Reply<T, Failure>;
  /** A cached copy may be used instead. */
  isCopyKept: boolean;
  /** Whether the stored copy changed; known once it is stored. */
  changed: Promise<boolean>;
}

/** A copy that is known to be there, and is read only when it is needed. */
export interface HeldCopy<T> {
  etag: string | null;
  read: () => Promise<CachedCopy<T> | undefined>;
}

type Finding<T> = Promise<HeldCopy<T> | undefined>;

/** How to answer one request from network and device. Nothing here rejects. */
export interface Resource<T, Failure> {
  /** Stale-while-revalidate: a cached copy answers without waiting for the network. */
  isCopyFirst?: boolean;
  /** Does not wait for the network while the server is known to be unreachable. */
  isOptional?: boolean;
  findCopy: () => Finding<T>;
  /** A substitute where there is no complete copy. */
  readParts?: () => Promise<CachedCopy<T> | undefined>;
  /** Sends one request. `copy`: sent as a validator, so that the server can confirm it. */
  fetch: (copy: Finding<T>, signal: AbortSignal) => Promise<Reply<T, Failure>>;
  save: (reply: Reply<T, Failure>) => Promise<Exchange<T, Failure>>;
  /** The answer where none came in time. */
  toTimeout: () => Failure;
  /** Called when the server answered after a copy was returned. Without `answer`: only stored data has changed. */
  tellLate?: (answer: Answer<T> | undefined, isChanged: boolean) => void;
}

export interface Ports {
  clock: Clock;
  circuit: CircuitBreaker;
  /** Keeps a worker alive until the work is done. */
  keepAlive: (work: Promise<unknown>) => void;
}

export type Result<T, Failure> = { answer: Answer<T> } | { failure: Failure };

const nothing = Promise.resolve(undefined);

/**
 * The network where it answers in time, else the device. With a copy the network gets 0.8 s, or nothing while the circuit
 * is open; without one 15 s. A late answer is still stored and reported, also an unchanged one.
 */
export async function networkFirst<T, Failure>(
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<Result<T, Failure>> {
  if (resource.isOptional && findTrouble(ports) === 'failed') {
    return { failure: resource.toTimeout() };
  }
  const finding = resource.findCopy();
  const exchange = askServer(resource, finding, ports);
  ports.keepAlive(exchange.then(({ changed }) => changed));
  // If the answer arrives before the copy was read, no copy is needed.
  const held = await Promise.race([exchange.then(() => undefined), finding]);
  const copy = held && (await findCopyInTime(held, exchange, resource, ports));
  if (!copy) return toResult(await exchange, finding, resource, ports);
  ports.keepAlive(tellLate(exchange, finding, resource, ports));
  return { answer: copy };
}

/** Revalidates the copy in the background and stores a new answer. */
export async function revalidate<T, Failure>(
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<void> {
  const held = await resource.findCopy();
  const isWhole = held !== undefined && (await held.read()) !== undefined;
  const { changed } = await askServer(resource, isWhole ? Promise.resolve(held) : nothing, ports);
  if (await changed) resource.tellLate?.(undefined, true);
}

function findTrouble({ circuit, clock }: Ports) {
  return circuit.findTrouble(clock.now());
}

/** The cached copy, where the network is not waited for or is late. */
async function findCopyInTime<T, Failure>(
  held: HeldCopy<T>,
  exchange: Promise<Exchange<T, Failure>>,
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<Answer<T> | undefined> {
  const isHurried = resource.isCopyFirst === true || findTrouble(ports) !== null;
  if (!isHurried && !(await isLate(exchange, ports))) return undefined;
  const trouble = findTrouble(ports);
  const copy = await readCopy(held, resource);
  return copy && toCopyAnswer(copy, trouble);
}

async function isLate(exchange: Promise<unknown>, ports: Ports): Promise<boolean> {
  const { circuit, clock } = ports;
  const inTime = exchange.then(() => false);
  const late = await withDeadline(inTime, NETWORK_WAIT_WITH_COPY_MS, clock, () => true);
  if (late && findTrouble(ports) === null) circuit.open(clock.now(), 'slow');
  return late;
}

async function askServer<T, Failure>(
  resource: Resource<T, Failure>,
  finding: Finding<T>,
  { clock, circuit }: Ports,
): Promise<Exchange<T, Failure>> {
  const deadline = new AbortController();
  const asking = resource.fetch(finding, deadline.signal);
  const reply = await withDeadline(asking, NETWORK_WAIT_WITHOUT_COPY_MS, clock, () => {
    deadline.abort();
    return { kind: 'unreachable', failure: resource.toTimeout() } as const;
  });
  if (reply.kind === 'unreachable') circuit.open(clock.now(), 'failed');
  else if (reply.kind !== 'unwell') circuit.close();
  return resource.save(reply);
}

async function toResult<T, Failure>(
  { reply, isCopyKept }: Exchange<T, Failure>,
  finding: Finding<T>,
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<Result<T, Failure>> {
  if (reply.kind === 'fresh') return { answer: toNetworkAnswer(reply.value, reply.askedAt) };
  if (reply.kind === 'refused') return { failure: reply.failure };
  const held = await finding;
  if (reply.kind === 'unchanged') {
    const copy = await held?.read();
    if (copy) return { answer: toNetworkAnswer(copy.value, reply.askedAt) };
    // The list was confirmed, but some of its recipes were evicted: fetch it without a validator.
    const again = await askServer(resource, nothing, ports);
    ports.keepAlive(again.changed);
    return toResult(again, nothing, resource, ports);
  }
  const copy = isCopyKept ? await readCopy(held, resource) : undefined;
  if (!copy) return { failure: reply.failure };
  if (reply.kind === 'gone') return { answer: toCopyAnswer({ ...copy, isGone: true }, null) };
  return { answer: toCopyAnswer(copy, 'failed') };
}

/** Reported after it is stored, so that a read of the device finds it. */
async function tellLate<T, Failure>(
  exchange: Promise<Exchange<T, Failure>>,
  finding: Finding<T>,
  resource: Resource<T, Failure>,
  ports: Ports,
): Promise<void> {
  const { reply, isCopyKept, changed } = await exchange;
  const isChanged = await changed;
  if (reply.kind !== 'fresh' && reply.kind !== 'unchanged') {
    if (isChanged) resource.tellLate?.(undefined, true);
    return;
  }
  const result = await toResult({ reply, isCopyKept, changed }, finding, resource, ports);
  // A confirmed but incomplete copy was fetched once more, and that may have failed.
  const isNews = 'answer' in result && result.answer.source === 'network';
  if (isNews) resource.tellLate?.(result.answer, isChanged);
}

async function readCopy<T, Failure>(
  held: HeldCopy<T> | undefined,
  resource: Resource<T, Failure>,
): Promise<CachedCopy<T> | undefined> {
  return (await held?.read()) ?? resource.readParts?.();
}
