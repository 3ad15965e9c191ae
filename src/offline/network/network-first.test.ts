import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, type CachedCopy, isOffline } from './answer.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { networkFirst, type Reply, type Resource, revalidate } from './network-first.ts';

type Text = Reply<string, string>;

const copy: CachedCopy<string> = { value: 'copy', askedAt: 5, storedAt: 6 };
const fresh: Text = { kind: 'fresh', value: 'fresh', askedAt: 900 };
const unreachable: Text = { kind: 'unreachable', failure: 'no network' };
const serverError: Text = { kind: 'server-error', failure: 'busy' };
const onLateAnswer = vi.fn<(answer: Answer<string> | undefined, isChanged: boolean) => void>();

let now: number;
let waits: { ms: number; end: () => void }[];
let circuit: CircuitBreaker;
let work: Promise<unknown>[];

beforeEach(() => {
  now = 1_000;
  waits = [];
  work = [];
  circuit = createCircuitBreaker();
  onLateAnswer.mockReset();
});

const wait = (ms: number) => new Promise<void>((end) => void waits.push({ ms, end }));
const keepAlive = (one: Promise<unknown>) => void work.push(one);

const saveNothing = async (reply: Text) => ({
  reply,
  isCopyKept: true,
  changed: Promise.resolve(false),
});

function toResource(change: Partial<Resource<string, string>> = {}): Resource<string, string> {
  return {
    findCopy: async () => ({ etag: '"1"', read: async () => copy }),
    fetch: async () => fresh,
    save: async (reply) => {
      return { reply, isCopyKept: reply.kind !== 'not-found', changed: Promise.resolve(true) };
    },
    toTimeout: () => 'time-out',
    onLateAnswer,
    ...change,
  };
}

const ask = (change?: Partial<Resource<string, string>>) =>
  networkFirst(toResource(change), { clock: { now: () => now, wait }, circuit, keepAlive });
const without = { findCopy: async () => undefined };
const replying = (reply: Text) => ({ fetch: async () => reply });
const failed = { answer: { ...copy, source: 'device', trouble: 'failed' } };

/** Waits until a wait of this length has started, and ends it. */
async function pass(ms: number): Promise<void> {
  await vi.waitFor(() => expect(waits.map((one) => one.ms)).toContain(ms));
  now += ms;
  for (const one of waits.splice(0)) if (one.ms === ms) one.end();
}

function later(): { fetch: () => Promise<Text>; arrive: (reply: Text) => void } {
  let arrive: ((reply: Text) => void) | undefined;
  const reply = new Promise<Text>((resolve) => {
    arrive = resolve;
  });
  return { fetch: () => reply, arrive: (one) => arrive?.(one) };
}

test('returns the network’s response without an age if it arrives in time', async () => {
  const answer = { value: 'fresh', source: 'network', askedAt: 900, storedAt: undefined };
  expect(await ask()).toMatchObject({ answer });
  expect(await ask(without)).toMatchObject({ answer });
});

test('returns a confirmed copy as a network response', async () => {
  const answer = { value: 'copy', source: 'network', askedAt: 900, storedAt: undefined };
  expect(await ask(replying({ kind: 'unchanged', askedAt: 900 }))).toMatchObject({ answer });
});

test('fetches the whole resource if the confirmed copy cannot be read', async () => {
  const validators: unknown[] = [];
  const result = await ask({
    findCopy: async () => ({ etag: '"1"', read: async () => undefined }),
    fetch: async (finding) => {
      validators.push((await finding)?.etag);
      return validators.length > 1 ? fresh : { kind: 'unchanged', askedAt: 900 };
    },
  });
  expect(result).toMatchObject({ answer: { value: 'fresh' } });
  expect(validators).toEqual(['"1"', undefined]);
});

describe('without an answer', () => {
  test.each([unreachable, serverError])(
    'returns the copy if the server is $kind',
    async (reply) => {
      expect(await ask(replying(reply))).toMatchObject(failed);
    },
  );

  test('returns parts if there is no copy, else the failure', async () => {
    const parts = { ...copy, value: 'parts', isPartial: true };
    const result = await ask({
      ...without,
      ...replying(serverError),
      readParts: async () => parts,
    });
    expect(result).toMatchObject({ answer: { value: 'parts', isPartial: true } });
    expect(await ask({ ...without, ...replying(serverError) })).toEqual({ failure: 'busy' });
  });

  test('returns a refusal even if a copy is stored', async () => {
    expect(await ask(replying({ kind: 'refused', failure: '422' }))).toEqual({ failure: '422' });
  });

  test('returns a copy of a removed resource only if the device keeps it', async () => {
    const missing = replying({ kind: 'not-found', failure: '404' });
    expect(await ask(missing)).toEqual({ failure: '404' });
    expect(await ask({ ...missing, save: saveNothing })).toMatchObject({
      answer: { ...copy, isGone: true },
    });
  });

  test('aborts the request after 15 s if there is no copy', async () => {
    let signal: AbortSignal | undefined;
    const asking = ask({
      ...without,
      fetch: (_copy, given) => {
        signal = given;
        return new Promise(() => {});
      },
    });
    await pass(15_000);
    expect(await asking).toEqual({ failure: 'time-out' });
    expect(signal?.aborted).toBe(true);
    expect(circuit.findFailure(now)).toBe('failed');
  });
});

describe('a slow answer', () => {
  test('returns the copy after 0.8 s, then stores and reports the late response', async () => {
    const { fetch, arrive } = later();
    const asking = ask({ fetch });
    await pass(800);
    const result = await asking;
    expect(result).toMatchObject({ answer: { value: 'copy', trouble: 'slow' } });
    expect('answer' in result && isOffline(result.answer)).toBe(false);
    expect(onLateAnswer).not.toHaveBeenCalled();
    arrive(fresh);
    await Promise.all(work);
    expect(onLateAnswer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ value: 'fresh', source: 'network' }),
      true,
    );
  });

  test('reports a late removal but not a late failure', async () => {
    for (const [reply, changed] of [
      [serverError, false] as const,
      [{ kind: 'not-found' }, true] as const,
    ]) {
      circuit.close();
      const { fetch, arrive } = later();
      const save = async () => {
        const done: Text = { kind: 'not-found', failure: '' };
        return { reply: done, isCopyKept: false, changed: Promise.resolve(changed) };
      };
      const asking = ask({ fetch, save });
      await pass(800);
      await asking;
      arrive({ kind: reply.kind, failure: '' });
      await Promise.all(work);
    }
    expect(onLateAnswer).toHaveBeenCalledExactlyOnceWith(undefined, true);
  });

  test('returns a response that arrives before the device is read', async () => {
    const result = await ask({ findCopy: () => new Promise(() => {}) });
    expect(result).toMatchObject({ answer: { value: 'fresh' } });
  });
});

describe('the circuit breaker', () => {
  const silent = { fetch: () => new Promise<Text>(() => {}) };

  test('is open for 20 s after a failure: copies return at once, a miss is still requested', async () => {
    await ask(replying(unreachable));
    now += 19_999;
    expect(await ask(silent)).toMatchObject(failed);
    expect(await ask(without)).toMatchObject({ answer: { value: 'fresh' } });
    expect(circuit.findFailure(now)).toBeNull();
  });

  test('fails an optional request at once', async () => {
    await ask(replying(unreachable));
    expect(await ask({ isOptional: true })).toEqual({ failure: 'time-out' });
  });

  test('opens on a slow response without hiding a network failure', async () => {
    const asking = ask(silent);
    const other = ask(silent);
    await vi.waitFor(() => expect(waits.filter(({ ms }) => ms === 800)).toHaveLength(2));
    circuit.open(now, 'failed');
    await pass(800);
    expect(await asking).toMatchObject(failed);
    expect(await other).toMatchObject(failed);
  });

  test('does not wait with stale-while-revalidate while the circuit is closed', async () => {
    const result = await ask({ isCopyFirst: true, ...silent });
    expect(result).toMatchObject({ answer: { value: 'copy', trouble: null } });
  });
});

test('reports only changes when revalidating, and returns no answer', async () => {
  const ports = { clock: { now: () => now, wait }, circuit, keepAlive };
  await revalidate(toResource(), ports);
  expect(onLateAnswer).toHaveBeenCalledExactlyOnceWith(undefined, true);
  await revalidate(toResource({ save: saveNothing }), ports);
  expect(onLateAnswer).toHaveBeenCalledOnce();
});
