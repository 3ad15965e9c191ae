import { expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import { useAnsweredOutbox } from './testing/answered-outbox.ts';
import { wish } from './testing/open-outbox.ts';

const outbox = useAnsweredOutbox();
const follow = { op: 'follow.set', userId: 'eve', on: true } satisfies Command;
const FOLLOWS_EVE = ['/api/users/eve/follow', '{"following":true}'];

test('sends a change only after an earlier one of the same target that is retried later', async () => {
  await wish(outbox.db, follow);
  outbox.answers = [{ status: 500 }];
  await outbox.send();
  await wish(outbox.db, { ...follow, on: false });
  await wish(outbox.db, { ...follow, userId: 'kim' });
  await outbox.send();
  outbox.now += 3_600_000;
  await outbox.send();
  expect(outbox.requests.map(({ address, init }) => [address, init.body])).toEqual([
    FOLLOWS_EVE,
    ['/api/users/kim/follow', '{"following":true}'],
    FOLLOWS_EVE,
    ['/api/users/eve/follow', '{"following":false}'],
  ]);
});
