import { v7 } from 'uuid';
import * as v from 'valibot';
import { Household, HouseholdAnswer, Invite } from '#contract/household/schema.ts';
import { List, ListChanges, type NewNeed } from '#contract/list/schema.ts';
import type { Cook } from '#server/testing/sign-up.ts';

/** Creates a household of the first member, and all others join it. */
export async function shareHousehold(
  [owner, ...others]: readonly [Cook, ...Cook[]],
  name = 'Home',
): Promise<Household> {
  const made = await owner.ask('POST', '/households', { name });
  const { household } = v.parse(HouseholdAnswer, made.json());
  for (const other of others) {
    await other.ask('POST', `/invites/${await invite(owner, household._id)}/accept`);
  }
  return v.parse(
    v.object({ household: Household }),
    (await owner.ask('GET', '/households/mine')).json(),
  ).household;
}

/** Returns the token of a new invitation. */
export async function invite(by: Cook, householdId: string): Promise<string> {
  const answer = await by.ask('POST', `/households/${householdId}/invites`);
  return v.parse(Invite, answer.json()).token;
}

export async function makeList(by: Cook, name = 'Saturday'): Promise<List> {
  const answer = await by.ask('POST', '/lists', { name });
  return v.parse(v.object({ list: List }), answer.json()).list;
}

export function toNeed(text: string, more: Partial<NewNeed> = {}): NewNeed {
  return { _id: v7(), text, ...more };
}

export async function readList(by: Cook, listId: string, since?: string): Promise<ListChanges> {
  const query = since === undefined ? '' : `?since=${since}`;
  return v.parse(ListChanges, (await by.ask('GET', `/lists/${listId}${query}`)).json());
}
