import type { PoolClient } from 'pg';

/**
 * Sets the follow to `wanted`, or toggles it if undefined, and updates both counts. False if one of the users does not
 * exist. Rows are locked in the order of their ids, so two members who follow each other at once never deadlock.
 */
export async function updateFollow(
  client: PoolClient,
  followerId: string,
  followedId: string,
  wanted: boolean | undefined,
): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>({
    name: 'follow-lock',
    text: 'select id from users where id in ($1, $2) order by id for no key update',
    values: [followerId, followedId],
  });
  if (rows.length < 2) return false;
  await client.query({
    name: 'follow-set',
    text: `
      with wanted as (
        select coalesce($3, not exists (
          select from follows where follower_id = $1 and followed_id = $2
        )) as is_on
      ), made as (
        insert into follows (follower_id, followed_id) select $1, $2 from wanted where is_on
        on conflict do nothing returning 1 as step
      ), ended as (
        delete from follows where follower_id = $1 and followed_id = $2
        and not (select is_on from wanted) returning -1 as step
      ), change as (select step from made union all select step from ended)
      update users set
        follower_count = follower_count + case when id = $2 then step else 0 end,
        following_count = following_count + case when id = $1 then step else 0 end
      from change where id in ($1, $2)`,
    values: [followerId, followedId, wanted ?? null],
  });
  return true;
}

/** Corrects the counts of others before an account is deleted. */
export async function deleteFollowsOfAccount(client: PoolClient, userId: string): Promise<void> {
  await client.query(
    `select id from users where id = $1
     or id in (select follower_id from follows where followed_id = $1)
     or id in (select followed_id from follows where follower_id = $1)
     order by id for no key update`,
    [userId],
  );
  await client.query(
    `with gone as (
       delete from follows where follower_id = $1 or followed_id = $1 returning follower_id, followed_id
     ), change as (
       select id, sum(follower)::int as follower, sum(following)::int as following from gone
       cross join lateral (values (follower_id, 0, 1), (followed_id, 1, 0)) as side (id, follower, following)
       group by id
     )
     update users set
       follower_count = follower_count - change.follower,
       following_count = following_count - change.following
     from change where users.id = change.id`,
    [userId],
  );
}
