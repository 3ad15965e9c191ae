import type { Pool } from 'pg';
import { HEARTBEAT_MS } from '../../contract/live/stream.ts';
import { findApartPairs } from '../users/apart.ts';
import type { ChangeChannel, Log } from './change-channel.ts';
import { type Stream, Streams } from './streams.ts';
import { createFindChanges } from './what-changed.ts';

/** Two questions are so far apart, and the more listen the further: telling a thousand costs as much as some answers. */
const ASK_EVERY_MS = 250;
const ASK_EVERY_MS_PER_STREAM = 0.5;

/**
 * Asks the database what has changed whenever some server says that something was written, and tells everyone who listens here. While
 * nobody does, it asks nothing. It also asks with each heartbeat, so where wake-ups get lost it is late and misses nothing.
 */
export function createHub(pool: Pool, channel: ChangeChannel, log: Log) {
  const streams = new Streams();
  const changes = createFindChanges(pool);
  let stopListening: (() => Promise<void>) | undefined;
  let heart: ReturnType<typeof setInterval> | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();
  let isCheckPlanned = false;
  let nextAt = 0;
  let isClosed = false;

  /** One after the other: each question begins where the one before ended. */
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const done = work.then(step);
    work = done.catch(() => {});
    return done;
  };
  const tryInTurn = (step: () => Promise<void>, warning: string) =>
    void inTurn(step).catch((error: unknown) => log.warn(error, warning));
  const toPauseMs = () => ASK_EVERY_MS + streams.size * ASK_EVERY_MS_PER_STREAM;
  const ask = async () => {
    if (streams.size === 0) return changes.forget();
    nextAt = Date.now() + toPauseMs();
    const found = await changes.find();
    const authors = found.posts.flatMap(({ authorId }) => authorId ?? []);
    streams.tell(found, await findApartPairs(pool, streams.listMembers(), authors));
  };
  const wake = () => {
    if (alarm !== undefined || isClosed || streams.size === 0) return;
    alarm = setTimeout(
      () => {
        alarm = undefined;
        tryInTurn(ask, 'What has changed is not known; listeners hear of it later.');
      },
      // The clock may have been set back.
      Math.min(toPauseMs(), Math.max(0, nextAt - Date.now())),
    );
    alarm.unref();
  };
  const check = () => {
    if (isCheckPlanned || streams.size === 0) return;
    isCheckPlanned = true;
    const step = () => {
      isCheckPlanned = false;
      return streams.check();
    };
    tryInTurn(step, 'Who is still signed in is not known; their streams go on.');
  };
  const beat = () => {
    streams.beat();
    check();
    wake();
  };

  return {
    streams,
    /** Adds the stream that `begin` makes, which hears of everything that is committed from then on; none where it makes none. */
    open: async (begin: () => Stream | undefined): Promise<void> => {
      if (!isClosed) stopListening ??= channel.keepListening(wake, log);
      heart ??= setInterval(beat, HEARTBEAT_MS).unref();
      await inTurn(async () => {
        // Before it: what nobody was there to hear.
        if (streams.size === 0) {
          changes.forget();
          await changes.find();
        }
        const stream = begin();
        if (stream && isClosed) stream.sink.end();
        else if (stream) streams.add(stream);
      });
    },
    /** After a sign-out and the like: who is no longer signed in hears no more. */
    check,
    close: async (): Promise<void> => {
      isClosed = true;
      clearInterval(heart);
      clearTimeout(alarm);
      streams.end();
      await stopListening?.();
      await work;
    },
  };
}
