import * as v from 'valibot';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { createHousehold, removeHouseholdMember } from './endpoints.ts';

const id = v.string();
const entity = () => 'household';
/** A member has one household at most, so that its changes are sent in order. */
const lanes = () => ['household'];

export const householdCreate = defineWrite(
  'household.create',
  { householdId: id, name: id },
  {
    endpoints: [createHousehold],
    request: ({ householdId, name }) =>
      toRequest(createHousehold, {}, { body: { _id: householdId, name } }),
    entity,
    lanes,
    ids: {
      makes: ({ householdId }) => householdId,
      replace: (command, toId) => ({ ...command, householdId: toId(command.householdId) }),
    },
    collapse: { kind: 'once' },
    missingTarget: 'refuse',
    resend: 'for-ever',
  },
);

/** Removes another member, or the signed-in one, who then leaves. */
export const householdMemberRemove = defineWrite(
  'household-member.remove',
  { householdId: id, userId: id },
  {
    endpoints: [removeHouseholdMember],
    request: ({ householdId, userId }) => toRequest(removeHouseholdMember, { householdId, userId }),
    entity,
    lanes,
    ids: {
      needs: ({ householdId }) => [householdId],
      replace: (command, toId) => ({ ...command, householdId: toId(command.householdId) }),
    },
    collapse: {
      kind: 'last-wins',
      key: ({ householdId, userId }) => `household:${householdId}:${userId}`,
    },
    missingTarget: 'drop',
  },
);
