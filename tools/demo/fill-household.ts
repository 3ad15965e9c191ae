import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { insertHousehold, insertHouseholdMember } from '#server/household/store.ts';
import { insertNeeds } from '#server/list/needs-store.ts';
import { insertList, lockList } from '#server/list/store.ts';
import { upsertTicks } from '#server/list/ticks-store.ts';
import { DEMO_HOUSEHOLD } from './words/household.ts';
import type { PersonId } from './words/people.ts';

/** Adds the demo household with its lists. `now` is in milliseconds since 1970. */
export async function fillHousehold(
  client: PoolClient,
  toId: (person: PersonId) => string,
  now: number,
): Promise<void> {
  const { name, people, lists } = DEMO_HOUSEHOLD;
  const [ownerId = '', ...others] = people.map(toId);
  const householdId = v7({ msecs: now });
  await insertHousehold(client, { id: householdId, name, ownerId });
  for (const userId of others) await insertHouseholdMember(client, householdId, userId);
  const at = new Date(now).toISOString();
  for (const list of lists) {
    const listId = v7({ msecs: now });
    await insertList(client, { id: listId, name: list.name, userId: ownerId });
    for (const { by, isBought, ...need } of list.needs) {
      const _id = v7({ msecs: now });
      const userId = toId(by);
      const change = (await lockList(client, listId, userId)) ?? '';
      await insertNeeds(client, [{ _id, ...need, at }], { listId, userId, change });
      if (!isBought) continue;
      const ticks = [{ needId: _id, ticked: true, at }];
      await upsertTicks(client, [{ item: { listId, userId, ticks } }]);
    }
  }
}
