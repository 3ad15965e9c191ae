import type { Pool, PoolClient } from 'pg';
import { TIPS_PER_STEP } from '#contract/tip/limits.ts';
import type { Tip, TipLikeAnswer } from '#contract/tip/schema.ts';
import { toIsBlockedBetween, toIsVisible, type Viewer } from '#server/platform/visibility.ts';
import * as accountTexts from '#texts/account.ts';

interface TipRow {
  id: string;
  step: number;
  content: string;
  authorId: string | null;
  name: string | null;
  createdAt: Date;
  likeCount: number;
  likedByMe: boolean;
  hidden: boolean;
}

const COLUMNS = `t.id, t.step, t.content, t.author_id as "authorId", u.name, t.created_at as "createdAt",
  t.like_count as "likeCount", t.hidden`;

/** Counts the steps of a dish; undefined if the dish does not exist. */
export async function countSteps(
  client: Pool | PoolClient,
  recipeId: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ steps: number }>({
    name: 'recipe-steps',
    text: `select json_array_length(body::json -> 'instructions') as steps from recipes where id = $1`,
    values: [recipeId],
  });
  return rows[0]?.steps;
}

/**
 * Parameters: dish, number of steps, `viewerId` or null, and `personalViewerId` or null (see `Viewer`). For each step it reads
 * only as much of the index as the shown tips need.
 */
export const BEST_TIPS = `select ${COLUMNS}, liked.tip_id is not null as "likedByMe"
  from generate_series(1, $2::int) as steps (step)
    cross join lateral (
      select * from tips where recipe_id = $1 and tips.step = steps.step
        and not ${toIsBlockedBetween('$4::uuid', 'author_id')} and ${toIsVisible('tips', '$3::uuid')}
      order by like_count desc, created_at desc, id limit ${TIPS_PER_STEP}
    ) t
    left join users u on u.id = t.author_id
    left join tip_likes liked on liked.tip_id = t.id and liked.user_id = $3::uuid
  order by t.step, t.like_count desc, t.created_at desc, t.id`;

/** Finds the best tips of each step: the most liked first, then the newest. */
export async function findTips(
  pool: Pool,
  recipeId: string,
  steps: number,
  { viewerId, personalViewerId }: Viewer,
): Promise<Tip[]> {
  const { rows } = await pool.query<TipRow>({
    name: 'tips',
    text: BEST_TIPS,
    values: [recipeId, steps, viewerId ?? null, personalViewerId ?? null],
  });
  return rows.map(toTip);
}

/** Finds a tip with the viewer's own like. */
export async function findTip(
  client: Pool | PoolClient,
  id: string,
  viewerId?: string,
): Promise<Tip | undefined> {
  const { rows } = await client.query<TipRow>({
    name: 'tip',
    text: `select ${COLUMNS}, liked.tip_id is not null as "likedByMe"
      from tips t left join users u on u.id = t.author_id
        left join tip_likes liked on liked.tip_id = t.id and liked.user_id = $2::uuid
      where t.id = $1`,
    values: [id, viewerId ?? null],
  });
  const [row] = rows;
  return row && toTip(row);
}

export interface NewTip {
  id: string;
  recipeId: string;
  step: number;
  authorId: string;
  content: string;
}

/** False if the id is taken or the user is gone. */
export async function insertTip(client: PoolClient, tip: NewTip): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'tip-insert',
    // Inserts nothing if the user was deleted in between.
    text: `insert into tips (id, recipe_id, step, author_id, content, created_at)
      select $1, $2, $3, id, $5, clock_timestamp() from users where id = $4 on conflict (id) do nothing`,
    values: [tip.id, tip.recipeId, tip.step, tip.authorId, tip.content],
  });
  return rowCount === 1;
}

export async function removeTip(client: PoolClient, id: string): Promise<void> {
  await client.query({ name: 'tip-delete', text: 'delete from tips where id = $1', values: [id] });
}

/** Idempotent. A trigger updates the count. */
export async function insertTipLike(
  client: PoolClient,
  tipId: string,
  userId: string,
): Promise<void> {
  await client.query({
    name: 'tip-like',
    text: `insert into tip_likes (user_id, tip_id)
      select users.id, tips.id from users, tips
      where users.id = $1 and tips.id = $2 and ${toIsVisible('tips', '$1')}
      on conflict do nothing`,
    values: [userId, tipId],
  });
}

export async function deleteTipLike(
  client: PoolClient,
  tipId: string,
  userId: string,
): Promise<void> {
  await client.query({
    name: 'tip-unlike',
    text: 'delete from tip_likes where user_id = $1 and tip_id = $2',
    values: [userId, tipId],
  });
}

export async function findTipLikes(
  client: Pool | PoolClient,
  tipId: string,
  userId: string,
): Promise<TipLikeAnswer | undefined> {
  const { rowCount } = await client.query({
    name: 'tip-there',
    text: `select from tips where id = $1 and ${toIsVisible('tips', '$2::uuid')}`,
    values: [tipId, userId],
  });
  const tip = rowCount === 1 ? await findTip(client, tipId, userId) : undefined;
  return tip && { likeCount: tip.likeCount, likedByMe: tip.likedByMe };
}

/** Deletes the tips of an account that removes its content. Otherwise the database clears their author. */
export async function removeTipsOf(client: PoolClient, userId: string): Promise<void> {
  await client.query('delete from tips where author_id = $1', [userId]);
}

function toTip({ id, authorId, name, createdAt, ...row }: TipRow): Tip {
  return {
    _id: id,
    step: row.step,
    content: row.content,
    author: name ?? accountTexts.formerMember,
    authorId: authorId ?? '',
    createdAt: createdAt.toISOString(),
    likeCount: row.likeCount,
    likedByMe: row.likedByMe,
    ...(row.hidden && { hidden: true }),
  };
}
