import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { Problem } from '../problem.ts';
import type { Work } from './answer.ts';
import { type Parts, toFingerprint, toIdempotencyKey } from './idempotency-key.ts';
import { findAnswer, insertKey, type StoredAnswer, updateAnswer } from './store.ts';
import type { Together } from './together.ts';
import { inTransaction, LOCKED, toAnswerable } from './transaction.ts';

interface Steps<T> extends Parts {
  /** Finds the body of a success that has none of its own, for replays too: it is not stored. For large or personal bodies. */
  findBody?: (client: Pool | PoolClient) => Promise<T>;
  /** Headers of a success that follow from its body, for replays too. */
  toHeaders?: (body: string) => Record<string, string>;
  /** Takes back what no database can, once it is certain that the effect is not kept. */
  undo?: () => Promise<void>;
}

/**
 * What a write does. `prepare` does slow work before the transaction takes a connection; a replay skips it. `together` is
 * for effects that many members ask for at the same time.
 */
export type WritePlan<T = unknown> = Steps<T> &
  ({ work: Work<T> } | { together: Together<T> } | { prepare: () => Promise<Work<T>> });

export type Write = WritePlan & { request: FastifyRequest; reply: FastifyReply; userId: string };

export type AnswerWrite = (write: Write) => Promise<FastifyReply>;

/** Answers that may be otherwise on the next try (contract: never stored). */
const PASSING = new Set([401, 408, 413, 425, 429]);

/**
 * The one way of every write of someone signed in. Effect and answer are kept in one transaction under the request's
 * `Idempotency-Key`, so however often it is sent it takes effect once: the same request is answered as before, another
 * one under the same key is a 422.
 */
export function createAnswerWrite(pool: Pool): AnswerWrite {
  return async (write) => {
    const { request, userId } = write;
    const key = toIdempotencyKey(request);
    const fingerprint = toFingerprint(request, write);
    if ('together' in write) {
      const { ask } = write.together;
      const answer = await ask(key === undefined ? undefined : { userId, key, fingerprint }).catch(
        (error: unknown) => {
          throw toAnswerable(error);
        },
      );
      if (answer instanceof Problem) throw answer;
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
          // The first one has ended between our look and now.
          const known = await findAnswer(client, userId, key);
          return known ? () => replay(write, pool, known, fingerprint) : refuseTwin();
        }
        const answer = await settle(client, write, work, key !== undefined);
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
  return 'together' in write ? write.together.work : write.work;
}

/** A twin that is still at work holds the key: after five seconds of waiting the asker is told to come back. */
async function takeKey(
  client: PoolClient,
  userId: string,
  key: string,
  fingerprint: Buffer,
): Promise<boolean> {
  try {
    return await insertKey(client, userId, key, fingerprint);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === LOCKED) return refuseTwin();
    throw error;
  }
}

function refuseTwin(): never {
  throw new Problem(409, 'The same request is still being worked on', {
    code: 'idempotency_in_progress',
    retryAfter: 1,
  });
}

interface Settled {
  status: number;
  body: string;
  /** Null: found anew when it is asked for again. */
  stored: string | null;
  /** What is left to do once that is certain. */
  after: (() => Promise<void>) | undefined;
}

/** The answer, and what of it will be stored; what can pass or is ours is thrown on, and with it the whole transaction. */
async function settle(
  client: PoolClient,
  { findBody, undo }: Write,
  work: Work,
  isKept: boolean,
): Promise<Settled> {
  if (isKept) await client.query('savepoint effect');
  try {
    const answer = await work(client);
    const { status = 200, body: told, isFoundAnew = told === undefined } = answer;
    const body = JSON.stringify(told ?? (await findBody?.(client)));
    return { status, body, stored: isFoundAnew ? null : body, after: answer.settled };
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
  if (known.status === null) return refuseTwin();
  const body = known.body ?? JSON.stringify(await write.findBody?.(pool));
  write.reply.header('idempotent-replayed', 'true');
  return send(write, known.status, body);
}

function send({ reply, toHeaders }: Write, status: number, body: string): FastifyReply {
  if (status < 400) reply.headers(toHeaders?.(body) ?? {});
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
