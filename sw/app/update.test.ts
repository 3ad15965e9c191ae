import { expect, test } from 'vitest';
import { BUSY_LOCK } from '../../contract/device/locks.ts';
import { answerSkipWaiting } from './update.ts';

interface Kitchen {
  held?: string[];
  pending?: string[];
  /** Open pages; they count where the browser has no locks. */
  pages?: number;
}

const toInfo = (name: string): LockInfo => ({ name });

async function answer({ held, pending = [], pages = 3 }: Kitchen): Promise<[string, boolean]> {
  let skipped = false;
  const locks = held && {
    query: async () => ({ held: held.map(toInfo), pending: pending.map(toInfo) }),
  };
  const said = await answerSkipWaiting({
    navigator: locks ? { locks } : {},
    clients: { matchAll: async () => Array.from({ length: pages }) },
    skipWaiting: async () => {
      skipped = true;
    },
  });
  return [said, skipped];
}

test('a new version takes over when asked to', async () => {
  expect(await answer({ held: [] })).toEqual(['accepted', true]);
});

test('it is refused while someone cooks or has typed something unsent', async () => {
  expect(await answer({ held: ['drain', BUSY_LOCK] })).toEqual(['refused', false]);
  expect(await answer({ held: [], pending: [BUSY_LOCK] })).toEqual(['refused', false]);
});

test('other locks do not hold it up', async () => {
  expect(await answer({ held: ['drain'] })).toEqual(['accepted', true]);
});

test('without locks it takes over only from the one page that asks', async () => {
  expect(await answer({ pages: 1 })).toEqual(['accepted', true]);
  expect(await answer({ pages: 2 })).toEqual(['refused', false]);
});
