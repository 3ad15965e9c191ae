import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { insertTipLike } from '#server/tip/store.ts';
import type { PersonId } from './words/people.ts';
import { DEMO_TIPS } from './words/step-tips.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Adds the demo tips to the steps of their dishes. `toId` returns a demo member's id; `now` is in milliseconds since
 * 1970.
 */
export async function fillTips(
  client: PoolClient,
  toId: (person: PersonId) => string,
  now: number,
): Promise<void> {
  for (const { dish, step, by, daysAgo, content, likedBy } of DEMO_TIPS) {
    const msecs = now - daysAgo * DAY;
    const id = v7({ msecs });
    await client.query(
      `insert into tips (id, recipe_id, step, author_id, content, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, dish, step, toId(by), content, new Date(msecs)],
    );
    for (const person of likedBy) await insertTipLike(client, id, toId(person));
  }
}
