import type { Pool } from 'pg';
import { HEARTBEAT_MS } from '#contract/live/stream.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { findBlockedPairs } from '#server/platform/visibility.ts';
import type { ChangeChannel, Log } from './change-channel.ts';
import { type Stream, Streams } from './streams.ts';
import { createFindChanges } from './what-changed.ts';

/**
 * Minimum time between two queries. It grows with the number of streams, because notifying a thousand streams costs as
 * much as several requests.
 */
const POLL_EVERY_MS = 250;
const POLL_EVERY_MS_PER_STREAM = 0.5;

/**
 * Queries the database for changes whenever a server reports a write, and sends them to all streams of this server. It
 * runs no query while there are no streams. It also queries with each heartbeat, so a lost wake-up only causes a delay.
 */
export function createHub(pool: Pool, channel: ChangeChannel, log: Log) {
  const streams = new Streams();
  const changes = createFindChanges(pool);
  let stopListening: (() => Promise<void>) | undefined;
  let heart: ReturnType<typeof setInterval> | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();
  let isCheckPlanned = false;
  let nextAt = 0;
  let isClosed = false;

  /** Runs steps one after the other, because each query continues from the previous one. */
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const done = work.then(step);
    work = ignoreError(done, 'The caller gets the error');
    return done;
  };
  const tryInTurn = (step: () => Promise<void>, warning: string) =>
    void inTurn(step).catch((error: unknown) => log.warn(error, warning));
  const toPauseMs = () => POLL_EVERY_MS + streams.size * POLL_EVERY_MS_PER_STREAM;
  const poll = async () => {
    if (streams.size === 0) return changes.forget();
    nextAt = Date.now() + toPauseMs();
    const found = await changes.find();
    const authors = found.posts.flatMap(({ authorId }) => authorId ?? []);
    streams.notifyOfLists(found);
    streams.notifyOfCookbooks(found);
    streams.notify(found, await findBlockedPairs(pool, streams.listMembers(), authors));
  };
  const wake = () => {
    if (alarm !== undefined || isClosed || streams.size === 0) return;
    alarm = setTimeout(
      () => {
        alarm = undefined;
        tryInTurn(poll, 'Query for changes failed; live updates are delayed.');
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
    tryInTurn(step, 'Session check of the event streams failed; the streams stay open.');
  };
  const beat = () => {
    streams.beat();
    check();
    wake();
  };

  return {
    streams,
    /** Adds the stream that `begin` creates, if any. It receives every change committed from then on. */
    open: async (begin: () => Stream | undefined): Promise<void> => {
      if (!isClosed) stopListening ??= channel.keepListening(wake, log);
      heart ??= setInterval(beat, HEARTBEAT_MS).unref();
      await inTurn(async () => {
        // Skips earlier changes, from a time without streams.
        if (streams.size === 0) {
          changes.forget();
          await changes.find();
        }
        const stream = begin();
        if (stream && isClosed) stream.sink.end();
        else if (stream) streams.add(stream);
      });
    },
    /** Call after a sign-out or similar. Ends the streams of members who are no longer signed in. */
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
