import { afterEach, beforeEach } from 'vitest';
import type { Device } from '../../device/database.ts';
import { toOwnAnswer } from '../../testing/own-answer.ts';
import { drain } from '../drain.ts';
import { toEngine } from '../engine.ts';
import { closeOutbox, openOutbox } from './open-outbox.ts';

interface Answer {
  /** 0: no response. */
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Gives each test an empty outbox, a clock, and a server that sends `answers` and then accepts everything. */
export function useAnsweredOutbox() {
  let db: Device;
  const answers: Answer[] = [];
  const requests: { address: string; init: RequestInit }[] = [];
  const outbox = {
    get db() {
      return db;
    },
    now: 0,
    answers,
    requests,
    send: () =>
      drain({
        ...toEngine(db),
        now: () => outbox.now,
        random: () => 1,
        fetch: async (address, init) => {
          outbox.requests.push({ address, init });
          const { status, body = {}, headers = {} } = outbox.answers.shift() ?? { status: 200 };
          if (status === 0) throw new TypeError('Failed to fetch');
          return toOwnAnswer(body, { status, headers }, init);
        },
      }),
  };
  beforeEach(async () => {
    db = await openOutbox();
    outbox.now = Date.parse('2026-03-01T12:00:00Z');
    outbox.answers = [];
    outbox.requests = [];
  });
  afterEach(() => closeOutbox(db));
  return outbox;
}
