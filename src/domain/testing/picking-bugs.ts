import { findSignedIn } from '#offline/device/signed-in.ts';
import { collapse } from '#offline/outbox/collapse.ts';
import { STEPS } from '#offline/outbox/drain.ts';
import type { Engine } from '#offline/outbox/engine.ts';
import { toNewKey } from '#offline/outbox/ids.ts';
import { removeRows } from '#offline/outbox/remove-rows.ts';
import { isOpen, readRows, toUnsent } from '#offline/outbox/rows.ts';
import type { PlantedBugs } from './planted-bug.ts';

/** Bugs in collapsing new writes with waiting ones, and in picking the next row. */
export const PICKING_BUGS: PlantedBugs = {
  'trust-anyone: accepts a response of another sender': {
    bug: {
      steps: () => ({
        send: async (engine, picked) => {
          const reply = await STEPS.send(engine, picked);
          return reply && { ...reply, isOurs: true };
        },
      }),
    },
    mix: {
      writes: ['comment.add', 'like.set'],
      faults: ['portal-200', 'portal-204', 'portal-404'],
      others: [],
      twice: 'never',
    },
    runs: 60,
  },
  'no-user-check: does not check again who is signed in': {
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
  'collapse-across-members: a write changes a write of another member': {
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
  'too-sure: resends a write after its key has expired': {
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

/** The engine with a session that always names `me`, even after another member signed in. */
function asIfStill(engine: Engine, me: string): Engine {
  const { db } = engine;
  const get = async () => ({ ...(await findSignedIn(db)), k: 'current', userId: me });
  const session: unknown = Object.create(db.session, { get: { value: get } });
  return { ...engine, db: Object.create(db, { session: { value: session } }) };
}
