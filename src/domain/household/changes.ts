import { acceptInvite, inviteToHousehold } from '#contract/household/endpoints.ts';
import type { Household, Invite } from '#contract/household/schema.ts';
import type { CommandOf } from '#contract/writes.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { callApi } from '#platform/network/send.ts';
import * as householdTexts from '#texts/household.ts';

/** Resolves with an error text, or undefined, like the next function. */
export async function createHousehold(name: string): Promise<string | undefined> {
  const { toNewId } = await import('#offline/outbox/ids.ts');
  return write({ op: 'household.create', householdId: toNewId(), name });
}

/** Removes another member, or the signed-in one, who then leaves. */
export function removeHouseholdMember(
  { _id }: Pick<Household, '_id'>,
  userId: string,
): Promise<string | undefined> {
  return write({ op: 'household-member.remove', householdId: _id, userId });
}

/** Creates an invitation. It needs the network. Throws one of the failures of `failures.ts`. */
export function inviteToMyHousehold({ _id }: Pick<Household, '_id'>): Promise<Invite> {
  const call = { params: { householdId: _id }, fallback: householdTexts.notInvited };
  return callApi(inviteToHousehold, call);
}

/** Accepts an invitation. It needs the network. Throws one of the failures of `failures.ts`. */
export async function joinHousehold(token: string): Promise<Household> {
  const call = { params: { token }, fallback: householdTexts.notJoined };
  const { household } = await callApi(acceptInvite, call);
  for (const key of ['lists', 'cookbook']) await queryClient.invalidateQueries({ queryKey: [key] });
  return household;
}

async function write(
  command: CommandOf<'household.create' | 'household-member.remove'>,
): Promise<string | undefined> {
  try {
    await submit([{ command }]);
    return undefined;
  } catch (error) {
    return toWriteFailure(error, command.op);
  }
}
