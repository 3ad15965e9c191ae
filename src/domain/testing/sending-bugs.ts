import { STEPS } from '#offline/outbox/drain.ts';
import { toNewKey } from '#offline/outbox/ids.ts';
import { removeRows } from '#offline/outbox/remove-rows.ts';
import { findRow, readRows } from '#offline/outbox/rows.ts';
import type { PlantedBugs } from './planted-bug.ts';

/** Bugs in sending a write and in interpreting its response. */
export const SENDING_BUGS: PlantedBugs = {
  'remove-first: a row is taken out before it is sent': {
    bug: {
      steps: () => ({
        send: async (engine, picked) => {
          await engine.db.outbox.delete(picked.row.seq);
          const reply = await STEPS.send(engine, picked);
          await engine.db.outbox.put(picked.row);
          return reply;
        },
      }),
    },
    mix: {
      writes: ['follow.set', 'comment.add'],
      faults: ['crash-before', 'crash-after'],
      others: [],
      twice: 'never',
    },
    runs: 60,
  },
  'new-key: every try has a key of its own': {
    bug: {
      steps: () => ({
        send: (engine, picked) =>
          STEPS.send(engine, { ...picked, row: { ...picked.row, key: toNewKey() } }),
      }),
    },
    mix: {
      writes: ['profile.update', 'follow.set'],
      faults: ['drop-after', 'truncated'],
      others: [],
      twice: 'never',
    },
    runs: 60,
  },
  'split-settle: row and id change hands in two transactions': {
    bug: {
      steps: () => ({
        settle: async (engine, sent, meaning) => {
          const row = await findRow(engine.db, sent);
          if (!row) return;
          await removeRows(engine.db, [row]);
          engine.checkpoint('settle: removed');
          await engine.db.outbox.put(row);
          await STEPS.settle(engine, sent, meaning);
        },
      }),
    },
    mix: {
      writes: ['post.create', 'comment.add', 'like.set'],
      faults: ['ok'],
      others: [],
      crashes: 'often',
      twice: 'never',
      length: 10,
    },
    runs: 200,
  },
  'settle-without-key-guard: a late answer removes what was edited since': {
    bug: {
      steps: () => ({
        settle: async (engine, sent, meaning) => {
          const rows = await readRows(engine.db, sent.userId);
          const key = rows.find(({ seq }) => seq === sent.seq)?.key ?? sent.key;
          await STEPS.settle(engine, { ...sent, key }, meaning);
        },
      }),
    },
    mix: {
      writes: ['comment.add', 'follow.set'],
      faults: ['slow', 'slow', '403'],
      isNoisy: true,
      others: ['decide'],
      crashes: 'never',
      twice: 'always',
    },
    runs: 600,
  },
  'undercut-retry-after: the server asks for a wait and is not heard': {
    bug: {
      steps: () => ({ requeue: (engine, row) => STEPS.requeue(engine, row, 0) }),
    },
    mix: {
      writes: ['follow.set', 'favorite.set'],
      faults: ['429', '429-date'],
      isNoisy: true,
      others: ['wait', 'retry'],
      crashes: 'never',
      twice: 'never',
    },
    runs: 100,
  },
  'no-recovery: what was under way when the process ended is left so': {
    bug: { steps: () => ({ recover: async () => undefined }) },
    mix: {
      writes: ['follow.set', 'comment.add'],
      faults: ['crash-after'],
      others: [],
      twice: 'never',
    },
    runs: 60,
  },
  'to-the-end: what could not be sent is put behind the rest': {
    bug: {
      steps: () => ({
        requeue: async (engine, row, wait) => {
          const until = await STEPS.requeue(engine, row, wait);
          const here = await findRow(engine.db, row);
          await engine.db.outbox.delete(row.seq);
          const { seq: _seq, ...rest } = here ?? row;
          await engine.db.outbox.add(rest);
          return until;
        },
      }),
    },
    mix: {
      writes: ['comment.add'],
      faults: ['drop-before', '500'],
      others: [],
      crashes: 'never',
      twice: 'never',
      things: 1,
    },
    runs: 60,
  },
  'refuse-on-401: a dead token costs the write': {
    bug: {
      steps: () => ({
        pause: (engine, row) =>
          STEPS.markFailed(engine, row, { status: 401, message: 'Who are you?' }),
      }),
    },
    mix: {
      writes: ['comment.add', 'follow.set'],
      faults: ['401'],
      others: ['expire'],
      twice: 'never',
    },
    runs: 60,
  },
};
