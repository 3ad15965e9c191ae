import { collapse } from '../../offline/outbox/collapse.ts';
import { STEPS } from '../../offline/outbox/drain.ts';
import type { Engine } from '../../offline/outbox/engine.ts';
import { toNewKey } from '../../offline/outbox/ids.ts';
import { removeRows } from '../../offline/outbox/remove-rows.ts';
import { findRow, isOpen, readRows, toUnsent } from '../../offline/outbox/rows.ts';
import { findSignedIn } from '../../offline/signed-in.ts';
import type { Bug } from './life.ts';
import type { Mix } from './scenario.ts';

/** Faults that queues of this kind have had, each with the mix of events in which it shows. */
export const BUGS: Readonly<Record<string, { bug: Bug; mix: Mix; runs: number }>> = {
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
  'no-user-check: nobody looks again who is signed in': {
    bug: { steps: () => ({ pick: (engine, me) => STEPS.pick(asIfStill(engine, me), me) }) },
    mix: {
      writes: ['follow.set', 'favorite.set', 'like.set'],
      faults: ['ok'],
      others: ['user'],
      crashes: 'never',
    },
    runs: 200,
  },
  'collapse-sent: a wish that may have arrived is taken out': {
    bug: {
      beforeWrite: async ({ db, user }) => {
        for (const row of await readRows(db, user)) {
          if (row.state !== 'failed' && 'on' in row.command) {
            await db.outbox.put({ ...row, state: 'queued', sent: false });
          }
        }
      },
    },
    mix: {
      writes: ['follow.set', 'favorite.set'],
      faults: ['drop-after', 'truncated'],
      others: ['jump'],
      crashes: 'never',
      twice: 'never',
      things: 1,
    },
    runs: 200,
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
      steps: () => ({ putBack: (engine, row) => STEPS.putBack(engine, row, 0) }),
    },
    mix: {
      writes: ['follow.set', 'favorite.set'],
      faults: ['429', '429-date'],
      isNoisy: true,
      others: ['wait', 'hurry'],
      crashes: 'never',
      twice: 'never',
    },
    runs: 100,
  },
  'collapse-across-keys: a wish for one thing takes the place of a wish for another': {
    bug: {
      beforeWrite: async ({ db, user }, command) => {
        const rows = await readRows(db, user);
        await removeRows(
          db,
          rows.filter((row) => row.command.op === command.op && isOpen(row)),
        );
      },
    },
    mix: {
      writes: ['favorite.set', 'saved.set'],
      faults: ['ok'],
      others: [],
      crashes: 'never',
      twice: 'never',
    },
    runs: 60,
  },
  'collapse-across-members: a wish changes what somebody else wished': {
    bug: {
      beforeWrite: async ({ db, user }, command) => {
        const rows = await readRows(db, user === 'ana' ? 'ben' : 'ana');
        const change = collapse(command, rows);
        if (change.kind === 'remove') await removeRows(db, change.rows);
        if (change.kind !== 'replace') return;
        await db.outbox.put(toUnsent(change.row, change.command, toNewKey()));
      },
    },
    mix: {
      writes: ['follow.set', 'favorite.set', 'profile.update'],
      faults: ['drop-before'],
      isNoisy: true,
      others: ['user'],
      crashes: 'never',
      twice: 'never',
      things: 1,
    },
    runs: 200,
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
  'dependant-first: a comment does not wait for its post': {
    bug: {
      steps: () => ({
        pick: async (engine, me) => {
          for (const row of await readRows(engine.db, me)) {
            await engine.db.outbox.put({ ...row, deps: [] });
          }
          return STEPS.pick(engine, me);
        },
      }),
    },
    mix: {
      writes: ['post.create', 'comment.add', 'like.set'],
      faults: ['500'],
      others: [],
      crashes: 'never',
      twice: 'never',
    },
    runs: 100,
  },
  'to-the-end: what could not be sent is put behind the rest': {
    bug: {
      steps: () => ({
        putBack: async (engine, row, wait) => {
          const until = await STEPS.putBack(engine, row, wait);
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
        pause: (engine, row) => STEPS.park(engine, row, { status: 401, message: 'Who are you?' }),
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
  'too-sure: what outlived its key is sent again as if it were new': {
    bug: {
      steps: () => ({
        pick: async (engine, me) => {
          for (const row of await readRows(engine.db, me)) {
            if (row.state === 'queued' && row.sent) {
              await engine.db.outbox.put({ ...row, firstSentAt: engine.now() });
            }
          }
          return STEPS.pick(engine, me);
        },
      }),
    },
    mix: {
      writes: ['profile.update', 'avatar.upload'],
      faults: ['drop-after', 'silence-after', 'proxy'],
      others: ['wait'],
      crashes: 'never',
      twice: 'never',
      length: 10,
    },
    runs: 200,
  },
};

/** The engine, with a session that still names `me` whoever is signed in by now. */
function asIfStill(engine: Engine, me: string): Engine {
  const { db } = engine;
  const get = async () => ({ ...(await findSignedIn(db)), k: 'current', userId: me });
  const session: unknown = Object.create(db.session, { get: { value: get } });
  return { ...engine, db: Object.create(db, { session: { value: session } }) };
}
