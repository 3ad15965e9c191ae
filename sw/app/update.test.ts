import { expect, test } from 'vitest';
import { BUSY_LOCK } from '#contract/device/names.ts';
import { answerSkipWaiting } from './update.ts';

interface Kitchen {
  held?: string[];
  pending?: string[];
  /** The number of open pages, which counts in browsers without locks. */
  pages?: number;
}

const toInfo = (name: string): LockInfo => ({ name });

async function answer({ held, pending = [], pages = 3 }: Kitchen): Promise<[string, boolean]> {
  let skipped = false;
  const locks = held && {
    query: async () => ({ held: held.map(toInfo), pending: pending.map(toInfo) }),
  };
  const reply = await answerSkipWaiting({
    navigator: locks ? { locks } : {},
    clients: { matchAll: async () => Array.from({ length: pages }) },
    skipWaiting: async () => {
      skipped = true;
    },
  });
  return [reply, skipped];
}

test('activates a new version on request', async () => {
  expect(await answer({ held: [] })).toEqual(['accepted', true]);
});

test('refuses while a page is cooking or has unsent input', async () => {
  expect(await answer({ held: ['drain', BUSY_LOCK] })).toEqual(['refused', false]);
  expect(await answer({ held: [], pending: [BUSY_LOCK] })).toEqual(['refused', false]);
});

test('ignores other locks', async () => {
  expect(await answer({ held: ['drain'] })).toEqual(['accepted', true]);
});

test('activates without locks only if one page is open', async () => {
  expect(await answer({ pages: 1 })).toEqual(['accepted', true]);
  expect(await answer({ pages: 2 })).toEqual(['refused', false]);
});
