import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { Problem } from '#server/platform/problem.ts';
import type { Work } from './answer.ts';
import type { BatchedWrite } from './batched-write.ts';
import { type Parts, toFingerprint, toIdempotencyKey } from './idempotency-key.ts';
import { findAnswer, insertKey, type StoredAnswer, updateAnswer } from './store.ts';
import { inTransaction, LOCKED, translateError } from './transaction.ts';

export interface Steps<T> extends Parts {
  /** Reads the body of a success, also for replays. Used for large or personal bodies, which are not stored. */
  findBody?: (client: Pool | PoolClient) => Promise<T>;
  toHeaders?: (body: string) => Record<string, string>;
  /** Reverts effects outside the database once a rollback is certain. */
  undo?: () => Promise<void>;
}

/**
 * The steps of a write. `prepare` does slow work before the transaction takes a connection, and a replay skips it.
 * `batched` is for frequent writes.
 */
export type WritePlan<T = unknown> = Steps<T> &
  ({ work: Work<T> } | { batched: BatchedWrite<T> } | { prepare: () => Promise<Work<T>> });

export type Write = WritePlan & { request: FastifyRequest; reply: FastifyReply; userId: string };

export type AnswerWrite = (write: Write) => Promise<FastifyReply>;

/** Temporary errors (contract: never stored). */
const PASSING = new Set([401, 408, 413, 425, 429]);

/**
 * Runs every write of a member. Effect and response are stored in one transaction under the `Idempotency-Key`, so a
 * retry is answered from the stored response. Another request with the same key is a 422.
 */
export function createAnswerWrite(pool: Pool): AnswerWrite {
  return async (write) => {
    const { request, userId } = write;
    const key = toIdempotencyKey(request);
    const fingerprint = toFingerprint(request, write);
    if ('batched' in write) {
      const { ask } = write.batched;
      const answer = await ask(key === undefined ? undefined : { userId, key, fingerprint }).catch(
        (error: unknown) => {
          throw translateError(error);
        },
      );
      if (answer) return send(write, answer.status ?? 200, JSON.stringify(answer.body));
    }
    if (key !== undefined) {
      const known = await findAnswer(pool, userId, key);
      if (known) return replay(write, pool, known, fingerprint);
    }
    const work = await toWork(write);
    return inTransaction(
      pool,
      async (client) => {
        if (key !== undefined && !(await takeKey(client, userId, key, fingerprint))) {
          const known = await findAnswer(client, userId, key);
          return known ? () => replay(write, pool, known, fingerprint) : refuseInProgress();
        }
        const answer = await runWork(client, write, work, key !== undefined);
        if (key !== undefined) await updateAnswer(client, userId, key, answer);
        return async () => {
          await answer.after?.().catch((error: unknown) => request.log.error(error));
          return send(write, answer.status, answer.body);
        };
      },
      write.undo,
    );
  };
}

async function toWork(write: Write): Promise<Work> {
  if ('prepare' in write) return write.prepare();
  return 'batched' in write ? write.batched.work : write.work;
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

/** Temporary and server errors are rethrown, which rolls the transaction back. */
async function runWork(
  client: PoolClient,
  { findBody, undo }: Write,
  work: Work,
  isKept: boolean,
): Promise<WriteOutcome> {
  if (isKept) await client.query('savepoint effect');
  try {
    const answer = await work(client);
    const { status = 200, body: given, isReadOnReplay = given === undefined } = answer;
    const body = JSON.stringify(given ?? (await findBody?.(client)));
    return { status, body, stored: isReadOnReplay ? null : body, after: answer.afterCommit };
  } catch (error) {
    const isLasting = error instanceof Problem && error.status < 500 && !PASSING.has(error.status);
    if (!isLasting || !isKept) throw error;
    await client.query('rollback to savepoint effect');
    const body = JSON.stringify(error.body);
    return { status: error.status, body, stored: body, after: undo };
  }
}

async function replay(
  write: Write,
  pool: Pool,
  known: StoredAnswer,
  fingerprint: Buffer,
): Promise<FastifyReply> {
  if (!known.fingerprint.equals(fingerprint)) {
    throw new Problem(422, 'This Idempotency-Key was used for another request', {
      code: 'idempotency_mismatch',
    });
  }
  if (known.status === null) return refuseInProgress();
  const body = known.body ?? JSON.stringify(await write.findBody?.(pool));
  write.reply.header('idempotent-replayed', 'true');
  return send(write, known.status, body);
}

function send({ reply, toHeaders }: Write, status: number, body: string): FastifyReply {
  if (status < 400) reply.headers(toHeaders?.(body) ?? {});
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
