import type { Pool, PoolClient } from 'pg';
import type { Household } from '#contract/household/schema.ts';
import { toPictureAddress } from '#contract/upload/schema.ts';
import * as accountTexts from '#texts/account.ts';

interface Row {
  id: string;
  name: string;
  ownerId: string;
  createdAt: Date;
  members: { userId: string; name: string | null; avatarId: string | null; joinedAt: string }[];
}

const HOUSEHOLD = `select h.id, h.name, h.owner_id as "ownerId", h.created_at as "createdAt", (
    select json_agg(
      json_build_object('userId', m.user_id, 'name', u.name, 'avatarId', u.avatar_id, 'joinedAt', m.joined_at)
      order by m.joined_at, m.user_id
    ) from household_members m join users u on u.id = m.user_id where m.household_id = h.id
  ) as members from households h`;

/** Finds the household of a member. */
export async function findHouseholdOf(
  client: Pool | PoolClient,
  userId: string,
): Promise<Household | undefined> {
  const { rows } = await client.query<Row>({
    name: 'household-of',
    text: `${HOUSEHOLD} where h.id = (select household_id from household_members where user_id = $1)`,
    values: [userId],
  });
  const [row] = rows;
  return row && toHousehold(row);
}

/** Locks a household and returns its owner and the number of its members. Undefined if it does not exist. */
export async function lockHousehold(
  client: PoolClient,
  householdId: string,
): Promise<{ ownerId: string; count: number } | undefined> {
  const { rows } = await client.query<{ ownerId: string }>({
    name: 'household-lock',
    text: 'select owner_id as "ownerId" from households where id = $1 for no key update',
    values: [householdId],
  });
  const [row] = rows;
  if (!row) return undefined;
  const members = await client.query<{ count: number }>({
    name: 'household-count',
    text: 'select count(*)::int as count from household_members where household_id = $1',
    values: [householdId],
  });
  return { ownerId: row.ownerId, count: members.rows[0]?.count ?? 0 };
}

/** Inserts a household with its owner and moves the owner's lists into it. False if the id is taken. */
export async function insertHousehold(
  client: PoolClient,
  { id, name, ownerId }: { id: string; name: string; ownerId: string },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'household-insert',
    text: `insert into households (id, name, owner_id) values ($1, $2, $3) on conflict do nothing`,
    values: [id, name, ownerId],
  });
  if (rowCount !== 1) return false;
  await insertHouseholdMember(client, id, ownerId);
  await client.query({
    name: 'household-lists-take',
    text: `update lists set owner_id = null, household_id = $1, changes = changes + 1 where owner_id = $2`,
    values: [id, ownerId],
  });
  return true;
}

export async function insertHouseholdMember(
  client: PoolClient,
  householdId: string,
  userId: string,
): Promise<void> {
  await client.query({
    name: 'household-join',
    text: `insert into household_members (user_id, household_id) values ($1, $2)`,
    values: [userId, householdId],
  });
}

/**
 * Removes a member from their household. The longest-standing member becomes the owner if the owner leaves. If nobody
 * is left, the household is deleted and its lists belong to the member. False if the member is not in it.
 */
export async function removeMember(
  client: PoolClient,
  householdId: string,
  userId: string,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'household-leave',
    text: 'delete from household_members where user_id = $1 and household_id = $2',
    values: [userId, householdId],
  });
  if (rowCount !== 1) return false;
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
    return true;
  }
  await client.query({
    name: 'household-lists-return',
    text: `update lists set household_id = null, owner_id = $2, changes = changes + 1 where household_id = $1`,
    values: [householdId, userId],
  });
  await client.query({
    name: 'household-delete',
    text: 'delete from households where id = $1',
    values: [householdId],
  });
  return true;
}

export async function insertInvite(
  client: PoolClient | Pool,
  {
    householdId,
    tokenHash,
    expiresAt,
  }: { householdId: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await client.query({
    name: 'household-invite',
    text: 'insert into household_invites (token_hash, household_id, expires_at) values ($1, $2, $3)',
    values: [tokenHash, householdId, expiresAt],
  });
}

/** Locks an invitation that is not expired. `acceptedBy` is null until somebody accepts it. */
export async function lockInvite(
  client: PoolClient,
  tokenHash: Buffer,
): Promise<{ householdId: string; acceptedBy: string | null } | undefined> {
  const { rows } = await client.query<{ householdId: string; acceptedBy: string | null }>({
    name: 'household-invite-lock',
    text: `select household_id as "householdId", accepted_by as "acceptedBy" from household_invites
      where token_hash = $1 and expires_at > now() for update`,
    values: [tokenHash],
  });
  return rows[0];
}

export async function markAccepted(
  client: PoolClient,
  tokenHash: Buffer,
  userId: string,
): Promise<void> {
  await client.query({
    name: 'household-invite-accept',
    text: 'update household_invites set accepted_by = $2 where token_hash = $1',
    values: [tokenHash, userId],
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
      name: member.name ?? accountTexts.formerMember,
      avatar: member.avatarId === null ? null : toPictureAddress(member.avatarId),
      joinedAt: new Date(member.joinedAt).toISOString(),
    })),
  };
}
