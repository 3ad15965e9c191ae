import type { Pool, PoolClient } from 'pg';
import type { Household } from '#contract/household/schema.ts';
import { toAvatarAddress } from '#contract/upload/schema.ts';
import { TO_NEXT_CHANGE } from '#server/list/store.ts';
import * as accountTexts from '#texts/account.ts';

interface Row {
  id: string;
  name: string;
  ownerId: string;
  createdAt: Date;
  members: { userId: string; name: string; avatarId: string | null; joinedAt: string }[];
}

/** Finds the household of a member. */
export async function findHouseholdOf(
  client: Pool | PoolClient,
  userId: string,
): Promise<Household | undefined> {
  const { rows } = await client.query<Row>({
    name: 'household-of',
    text: `select h.id, h.name, h.owner_id as "ownerId", h.created_at as "createdAt", (
        select json_agg(
          json_build_object('userId', m.user_id, 'name', u.name, 'avatarId', u.avatar_id, 'joinedAt', m.joined_at)
          order by m.joined_at, m.user_id
        ) from household_members m join users u on u.id = m.user_id where m.household_id = h.id
      ) as members
      from households h where h.id = (select household_id from household_members where user_id = $1)`,
    values: [userId],
  });
  const [row] = rows;
  return row && toHousehold(row);
}

/** Locks the member, so that they join one household only, and returns the id of the household they have. */
export async function lockMember(client: PoolClient, userId: string): Promise<string | undefined> {
  await client.query({
    name: 'household-member-lock',
    text: 'select from users where id = $1 for no key update',
    values: [userId],
  });
  const { rows } = await client.query<{ householdId: string }>({
    name: 'household-id-of',
    text: 'select household_id as "householdId" from household_members where user_id = $1',
    values: [userId],
  });
  return rows[0]?.householdId;
}

/** Locks a household and returns its owner and its members. Undefined if it does not exist. */
export async function lockHousehold(
  client: PoolClient,
  householdId: string,
): Promise<{ ownerId: string; memberIds: string[] } | undefined> {
  const { rows } = await client.query<{ ownerId: string }>({
    name: 'household-lock',
    text: 'select owner_id as "ownerId" from households where id = $1 for no key update',
    values: [householdId],
  });
  const [row] = rows;
  if (!row) return undefined;
  const members = await client.query<{ userId: string }>({
    name: 'household-members',
    text: `select user_id as "userId" from household_members where household_id = $1
      order by joined_at, user_id`,
    values: [householdId],
  });
  return { ownerId: row.ownerId, memberIds: members.rows.map(({ userId }) => userId) };
}

/** Inserts a household with its owner and moves the owner's lists into it. False if the id is taken. */
export async function insertHousehold(
  client: PoolClient,
  { id, name, ownerId }: { id: string; name: string; ownerId: string },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'household-insert',
    text: 'insert into households (id, name, owner_id) values ($1, $2, $3) on conflict do nothing',
    values: [id, name, ownerId],
  });
  if (rowCount !== 1) return false;
  await client.query({
    name: 'household-lists-take',
    text: `update lists set owner_id = null, household_id = $1, ${TO_NEXT_CHANGE} where owner_id = $2`,
    values: [id, ownerId],
  });
  await insertHouseholdMember(client, id, ownerId);
  return true;
}

export async function insertHouseholdMember(
  client: PoolClient,
  householdId: string,
  userId: string,
): Promise<void> {
  await client.query({
    name: 'household-join',
    text: 'insert into household_members (user_id, household_id) values ($1, $2)',
    values: [userId, householdId],
  });
  await noteMembers(client, householdId);
}

/**
 * Removes a member from a household that the caller has locked. The longest-standing member becomes the owner if the
 * owner leaves. Without any members the household is deleted, and its lists belong to the member.
 */
export async function deleteHouseholdMember(
  client: PoolClient,
  householdId: string,
  userId: string,
): Promise<void> {
  await client.query({
    name: 'household-leave',
    text: 'delete from household_members where user_id = $1 and household_id = $2',
    values: [userId, householdId],
  });
  // The member may know invitations that were not accepted yet.
  await client.query({
    name: 'household-invites-end',
    text: 'delete from household_invites where household_id = $1 and accepted_by is null',
    values: [householdId],
  });
  const { rows } = await client.query<{ userId: string }>({
    name: 'household-next-owner',
    text: `select user_id as "userId" from household_members where household_id = $1
      order by joined_at, user_id limit 1`,
    values: [householdId],
  });
  const [next] = rows;
  if (next) {
    await client.query({
      name: 'household-hand-over',
      text: 'update households set owner_id = $3 where id = $1 and owner_id = $2',
      values: [householdId, userId, next.userId],
    });
    await noteMembers(client, householdId);
    return;
  }
  await client.query({
    name: 'household-lists-return',
    text: `update lists set household_id = null, owner_id = $2, ${TO_NEXT_CHANGE} where household_id = $1`,
    values: [householdId, userId],
  });
  await client.query({
    name: 'household-delete',
    text: 'delete from households where id = $1',
    values: [householdId],
  });
}

/** Removes a member who deletes their account. */
export async function leaveHousehold(client: PoolClient, userId: string): Promise<void> {
  const householdId = await lockMember(client, userId);
  const household =
    householdId === undefined ? undefined : await lockHousehold(client, householdId);
  if (householdId === undefined || !household?.memberIds.includes(userId)) return;
  await deleteHouseholdMember(client, householdId, userId);
}

/** The lists name the members, so a new member is a change of each list. */
async function noteMembers(client: PoolClient, householdId: string): Promise<void> {
  await client.query({
    name: 'household-lists-note',
    text: `update lists set ${TO_NEXT_CHANGE} where household_id = $1`,
    values: [householdId],
  });
}

function toHousehold({ id, name, ownerId, createdAt, members }: Row): Household {
  return {
    _id: id,
    name,
    ownerId,
    createdAt: createdAt.toISOString(),
    members: members.map((member) => ({
      userId: member.userId,
      name: member.name || accountTexts.formerMember,
      avatar: toAvatarAddress(member.avatarId),
      joinedAt: new Date(member.joinedAt).toISOString(),
    })),
  };
}
