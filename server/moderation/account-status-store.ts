import type { PoolClient } from 'pg';

export async function isModerator(client: PoolClient, memberId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'is-moderator',
    text: 'select from standings where user_id = $1 and is_moderator',
    values: [memberId],
  });
  return rowCount === 1;
}

/** Applies to every call from now on, because each call reads the suspension with its token. */
export async function saveSuspension(
  client: PoolClient,
  memberId: string,
  reason: string,
): Promise<void> {
  await client.query({
    name: 'suspend',
    text: `insert into standings (user_id, suspended_for) select id, $2 from users where id = $1
      on conflict (user_id) do update set suspended_for = excluded.suspended_for`,
    values: [memberId, reason],
  });
}

export async function endSuspension(client: PoolClient, memberId: string): Promise<void> {
  await client.query({
    name: 'suspension-end',
    text: 'update standings set suspended_for = null where user_id = $1',
    values: [memberId],
  });
}

const TABLES = ['posts', 'comments', 'tips'] as const;

/** Hides the profile and everything that the member wrote. `showMember` reverses exactly this. */
export async function hideMember(client: PoolClient, memberId: string): Promise<void> {
  await client.query({
    name: 'hide-member',
    text: 'update standings set is_hidden = true, has_hidden = true where user_id = $1',
    values: [memberId],
  });
  for (const table of TABLES) {
    await client.query({
      name: `hide-${table}-of-member`,
      text: `update ${table} set hidden = true, hidden_with_author = true where author_id = $1 and not hidden`,
      values: [memberId],
    });
  }
}

export async function showMember(client: PoolClient, memberId: string): Promise<void> {
  await client.query({
    name: 'show-member',
    text: 'update standings set is_hidden = false where user_id = $1',
    values: [memberId],
  });
  for (const table of TABLES) {
    await client.query({
      name: `show-${table}-of-member`,
      text: `update ${table} set hidden = false, hidden_with_author = false where author_id = $1 and hidden_with_author`,
      values: [memberId],
    });
  }
}
