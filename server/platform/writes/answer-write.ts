import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { Problem } from '#server/platform/problem.ts';
import type { Answer } from './answer.ts';
import type { BatchedWrite } from './batched-write.ts';
import { type Parts, toFingerprint, toIdempotencyKey } from './idempotency-key.ts';
import { findAnswer, insertKey, type Key, type StoredAnswer, updateAnswer } from './store.ts';
import { inTransaction, LOCKED, translateError } from './transaction.ts';

/** The fields of a call that every write uses. */
export interface WriteCall {
  request: FastifyRequest;
  reply: FastifyReply;
  userId: string;
}

/**
 * A write of a member. The steps run in this order; a replay runs neither `prepare` nor `work`. `Thing` is what
 * `addOwnWrite` has found for the caller.
 */
export interface Write<C, T = unknown, Prepared = undefined, Thing = undefined> extends Parts {
  /** Checks before the lookup of the key. A replay has to pass them too. */
  before?: (call: C) => Promise<void>;
  /** For frequent writes. Replaces `prepare` and `work` if it returns a batch. */
  batch?: (call: C) => Promise<BatchedWrite<T> | undefined>;
  /** Slow work before the transaction takes a connection. */
  prepare?: (call: C) => Promise<Prepared>;
  /** The effect, in a transaction. A thrown 4xx problem rolls it back and is the response. */
  work: (
    client: PoolClient,
    call: C & { prepared: NoInfer<Prepared>; thing: NoInfer<Thing> },
  ) => Promise<Answer<T>>;
  /** Reads the body of a success. Used for large or personal bodies, which are not stored. */
  findBody?: (client: Pool | PoolClient, call: C) => Promise<T>;
  toHeaders?: (body: string) => Record<string, string>;
  /** Reverts effects outside the database once a rollback is certain. */
  undo?: (call: C & { prepared: NoInfer<Prepared> }) => Promise<void>;
}

/** Temporary errors (contract: never stored). */
const PASSING = new Set([401, 408, 413, 425, 429]);

/**
 * Runs every write of a member. Effect and response are stored in one transaction under the `Idempotency-Key`, so a
 * retry is answered from the stored response. Another request with the same key is a 422.
 *
 * The checks of a write run in this order. `addEndpoint`: limit of the address, caller, limits of the member, body.
 * Here: `before`, key, `prepare`, and in the transaction `authorize` and `work`. The owner is checked after the key,
 * because the second of two deletions no longer finds the thing.
 */
export async function answerWrite<C extends WriteCall, T, Prepared, Thing>(
  pool: Pool,
  call: C,
  write: Write<C, T, Prepared, Thing>,
  authorize?: (client: PoolClient) => Promise<Thing>,
): Promise<FastifyReply> {
  const { request, userId } = call;
  await write.before?.(call);
  const key = toIdempotencyKey(request);
  const fingerprint = toFingerprint(request, write);
  const batch = await write.batch?.(call);
  if (batch) {
    const keyed = key === undefined ? undefined : { userId, key, fingerprint };
    const answer = await askBatch(batch, keyed);
    if (answer) return send(call, write, answer.status ?? 200, JSON.stringify(answer.body));
  }
  const replay = (known: StoredAnswer) => sendAgain(pool, call, write, known, fingerprint);
  if (key !== undefined) {
    const known = await findAnswer(pool, userId, key);
    if (known) return replay(known);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `prepare` the type is undefined
  const prepared = (batch ? undefined : await write.prepare?.(call)) as Prepared;
  const undo = write.undo && (async () => write.undo?.({ ...call, prepared }));
  const work = async (client: PoolClient): Promise<WriteOutcome> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `authorize` the type is undefined
    const thing = (await authorize?.(client)) as Thing;
    const answer = await (batch
      ? batch.work(client)
      : write.work(client, { ...call, prepared, thing }));
    const { status = 200, body: given, isReadOnReplay = given === undefined } = answer;
    const body = JSON.stringify(given ?? (await write.findBody?.(client, call)));
    return { status, body, stored: isReadOnReplay ? null : body, after: answer.afterCommit };
  };
  return inTransaction(
    pool,
    async (client) => {
      if (key !== undefined && !(await takeKey(client, userId, key, fingerprint))) {
        const known = await findAnswer(client, userId, key);
        return known ? () => replay(known) : refuseInProgress();
      }
      const outcome =
        key === undefined ? await work(client) : await keepRefusal(client, work, undo);
      if (key !== undefined) await updateAnswer(client, userId, key, outcome);
      return async () => {
        await outcome.after?.().catch((error: unknown) => request.log.error(error));
        return send(call, write, outcome.status, outcome.body);
      };
    },
    undo,
  );
}

async function askBatch<T>({ ask }: BatchedWrite<T>, key: Key | undefined) {
  try {
    return await ask(key);
  } catch (error) {
    throw translateError(error);
  }
}

/** A running request with the same key holds the lock. After five seconds this one is a 409. */
async function takeKey(
  client: PoolClient,
  userId: string,
  key: string,
  fingerprint: Buffer,
): Promise<boolean> {
  try {
    return await insertKey(client, userId, key, fingerprint);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === LOCKED) return refuseInProgress();
    throw error;
  }
}

function refuseInProgress(): never {
  throw new Problem(409, 'The same request is still being worked on', {
    code: 'idempotency_in_progress',
    retryAfter: 1,
  });
}

interface WriteOutcome {
  status: number;
  body: string;
  stored: string | null;
  after: (() => Promise<void>) | undefined;
}

/** Turns a lasting refusal into an outcome to store. Temporary and server errors roll the transaction back. */
async function keepRefusal(
  client: PoolClient,
  work: (client: PoolClient) => Promise<WriteOutcome>,
  undo: WriteOutcome['after'],
): Promise<WriteOutcome> {
  await client.query('savepoint effect');
  try {
    return await work(client);
  } catch (error) {
    const isLasting = error instanceof Problem && error.status < 500 && !PASSING.has(error.status);
    if (!isLasting) throw error;
    await client.query('rollback to savepoint effect');
    const body = JSON.stringify(error.body);
    return { status: error.status, body, stored: body, after: undo };
  }
}

async function sendAgain<C extends WriteCall, T, Prepared, Thing>(
  pool: Pool,
  call: C,
  write: Write<C, T, Prepared, Thing>,
  known: StoredAnswer,
  fingerprint: Buffer,
): Promise<FastifyReply> {
  if (!known.fingerprint.equals(fingerprint)) {
    throw new Problem(422, 'This Idempotency-Key was used for another request', {
      code: 'idempotency_mismatch',
    });
  }
  if (known.status === null) return refuseInProgress();
  const body = known.body ?? JSON.stringify(await write.findBody?.(pool, call));
  call.reply.header('idempotent-replayed', 'true');
  return send(call, write, known.status, body);
}

function send(
  { reply }: WriteCall,
  { toHeaders }: { toHeaders?: (body: string) => Record<string, string> },
  status: number,
  body: string,
): FastifyReply {
  if (status < 400) reply.headers(toHeaders?.(body) ?? {});
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
