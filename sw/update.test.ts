import { expect, test } from 'vitest';
import { BUSY_LOCK } from '../contract/locks.ts';
import { answerSkipWaiting } from './update.ts';

async function answer(held: string[] | undefined): Promise<[string, boolean]> {
  let skipped = false;
  const locks = held && {
    query: async () => ({ held: held.map((name): LockInfo => ({ name })), pending: [] }),
  };
  const said = await answerSkipWaiting(locks, async () => {
    skipped = true;
  });
  return [said, skipped];
}

test('a new version takes over when asked to', async () => {
  expect(await answer([])).toEqual(['accepted', true]);
});

test('it is refused while someone cooks or has typed something unsent', async () => {
  expect(await answer(['drain', BUSY_LOCK])).toEqual(['refused', false]);
});

test('other locks do not hold it up', async () => {
  expect(await answer(['drain'])).toEqual(['accepted', true]);
});

test('it is not refused by a browser without locks', async () => {
  expect(await answer(undefined)).toEqual(['accepted', true]);
});
