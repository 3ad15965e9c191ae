import type { Pool, PoolClient } from 'pg';

/** The size of a generated community. */
export interface Size {
  posts: number;
  likes: number;
  members: number;
  /**
   * The number of newest posts that are about `BUSY_DISH`, with a rating. The same number of tips is given at its
   * steps.
   */
  cooks?: number;
  /** The number of shopping lists, `LISTS_PER_MEMBER` for each member. The first members also share `BUSY_LIST`. */
  lists?: number;
}

export const BUSY_DISH = 'dan-dan-noodles';
const BUSY_STEPS = 8;

export const LISTS_PER_MEMBER = 5;
const NEEDS_PER_LIST = 4;
export const BUSY_LIST = { id: '018f0000-0000-7000-a000-ffffffffffff', members: 10, needs: 400 };

export const HOT_TITLE = 'The hot one';

/** The token of the nth member, counted from 0. */
export function toToken(member: number): string {
  return `bench-${member}`;
}

/** SQL: the ids of the nth member and of the nth post. The post's time is part of its UUIDv7. */
const MEMBER = (n: string) => `('018f0000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const POST = (n: string) => `(lpad(to_hex(1780000000000 + ${n}::bigint * 1000), 12, '0')
  || '70008000' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const LIST = (n: string) => `('018f0000-0000-7000-a000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const BORN = (n: string) => `to_timestamp(1780000000 + ${n}::bigint)`;
/**
 * The factor by which one post in a hundred has more likes than the average. The others have fewer, so that the total
 * is as requested.
 */
const MANY = 25;

/**
 * Fills an empty, migrated database with a community of any size, generated in SQL. Triggers and foreign keys are off
 * meanwhile, so the counts are written as the triggers would have left them.
 */
export async function makeCommunity(pool: Pool, size: Size): Promise<void> {
  const { posts, likes, members } = size;
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into users (id, name, email, email_key, password_hash)
       select ${MEMBER('n')}, 'Cook ' || n, n::text, n::text, '' from generate_series(0, $1::int - 1) n`,
      [members],
    );
    await client.query(
      `insert into sessions (token_hash, user_id)
       select sha256(('bench-' || n)::bytea), ${MEMBER('n')} from generate_series(0, $1::int - 1) n`,
      [members],
    );
    await client.query(
      `insert into name_words (word, user_id)
       select word, ${MEMBER('n')} from generate_series(0, $1::int - 1) n, lateral (values ('cook'), (n::text)) as named (word)`,
      [members],
    );
    await client.query(
      `insert into posts (id, author_id, body, category, type, tag_keys, terms, created_at)
       select id, ${MEMBER('(n % $2)')}, json_build_object(
         '_id', id, 'title', case when n = $1 then '${HOT_TITLE}' else 'Supper number ' || n end,
         'content', repeat('Onions in butter until they are gold, then stock, then time. ', 6),
         'tags', json_build_array('#supper', 'Soup'), 'category', category, 'type', type, 'cuisine', 'Italian',
         'createdAt', born, 'updatedAt', born
       )::text, category, type, array['supper', 'soup'], array_to_tsvector(array['number', 'onion', 'soup', 'supper']), at
       from (
         select n, ${POST('n')} as id, ${BORN('n')} as at,
           to_char(${BORN('n')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as born,
           (array['recipe', 'cooking-tip', 'restaurant-review', 'food-story', 'technique'])[n % 5 + 1] as category,
           (array['recipe', 'story'])[n % 2 + 1] as type
         from generate_series(1, $1::int) n
       ) as made`,
      [posts, members],
    );
    const average = likes / posts;
    const few = Math.max(0, (average * 100 - MANY * average) / 99);
    await client.query(
      `insert into likes (user_id, post_id, liked_at)
       select ${MEMBER('((n::bigint * 7919 + each * 31) % $2::bigint)')}, ${POST('n')}, ${BORN('n')} + each * interval '1 second'
       from generate_series(1, $1::int) n, lateral generate_series(1, least($2::bigint, case
         when n % 100 = 7 then round($3::numeric * ${MANY}) else floor($4::numeric + (n::bigint * 7919 % 1000) / 1000.0) end)::int) each`,
      [posts, members, average, few],
    );
    await client.query(
      `insert into comments (id, post_id, author_id, content, created_at)
       select gen_random_uuid(), ${POST('n')}, ${MEMBER('((n + each) % $2)')}, 'I made this twice already.',
         ${BORN('n')} + each * interval '1 minute'
       from generate_series(1, $1::int) n, generate_series(1, 2) each`,
      [posts, members],
    );
    await client.query(
      `insert into post_counts (post_id, like_count, comment_count, heat, born)
       select id, coalesce(liked, 0), 2, to_heat(created_at) + ln(5 + coalesce(liked, 0)), to_heat(created_at)
       from posts left join (select post_id, count(*) as liked from likes group by post_id) as l on post_id = id`,
    );
    if (size.cooks !== undefined) await makeBusyDish(client, size.cooks, size);
    if (size.lists !== undefined) await makeLists(client, size.lists);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
  // Both must be separate statements, outside a transaction.
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
}

async function makeBusyDish(client: PoolClient, cooks: number, size: Size): Promise<void> {
  await client.query(
    `update posts set recipe_id = $1, is_cook = true, rating = 1 + get_byte(uuid_send(id), 15) % 5,
       body = (body::jsonb || jsonb_build_object('recipeId', $1::text, 'cooked', jsonb_build_object('minutes', 40),
         'rating', 1 + get_byte(uuid_send(id), 15) % 5))::text
     where created_at > ${BORN('$2::int')}`,
    [BUSY_DISH, size.posts - cooks],
  );
  await client.query(
    `insert into cooks (user_id, recipe_id, rating)
     select distinct on (author_id) author_id, recipe_id, rating from posts where is_cook order by author_id, created_at desc`,
  );
  await client.query(
    `insert into dish_counts (recipe_id, cooked, ratings, stars)
     select recipe_id, count(*), count(rating), sum(rating) from cooks group by recipe_id`,
  );
  await client.query(
    `insert into tips (id, recipe_id, step, author_id, content, like_count, created_at)
     select gen_random_uuid(), $1, n % ${BUSY_STEPS} + 1, ${MEMBER('(n % $3)')}, 'Hot pan, cold oil, and nothing burns.', n % 97, ${BORN('n')}
     from generate_series(1, $2::int) n`,
    [BUSY_DISH, cooks, size.members],
  );
}

async function makeLists(client: PoolClient, lists: number): Promise<void> {
  await client.query(
    `insert into lists (id, name, owner_id)
     select ${LIST('n')}, 'Saturday', ${MEMBER(`(n / ${LISTS_PER_MEMBER})`)} from generate_series(0, $1::int - 1) n`,
    [lists],
  );
  await client.query(
    `insert into households (id, name, owner_id) values ($1, 'Home', ${MEMBER('0')})`,
    [BUSY_LIST.id],
  );
  await client.query(
    `insert into household_members (household_id, user_id)
     select $1, ${MEMBER('n')} from generate_series(0, $2::int - 1) n`,
    [BUSY_LIST.id, BUSY_LIST.members],
  );
  await client.query(`insert into lists (id, name, household_id) values ($1, 'Busy', $1)`, [
    BUSY_LIST.id,
  ]);
  const need = `json_build_object('text', '2 onions', 'foodId', 'onion', 'amount', 2)`;
  await client.query(
    `insert into list_needs (list_id, id, need, member_id, at, change)
     select ${LIST('n')}, ${LIST('each')}, ${need}, ${MEMBER(`(n / ${LISTS_PER_MEMBER})`)}, now(), 1
     from generate_series(0, $1::int - 1) n, generate_series(1, ${NEEDS_PER_LIST}) each
     union all
     select $2, ${LIST('each')}, ${need}, ${MEMBER('0')}, now(), 1 from generate_series(1, $3::int) each`,
    [lists, BUSY_LIST.id, BUSY_LIST.needs],
  );
}

/** The id of the nth list, counted from 0, and of the nth need of each list, counted from 1. */
export function toListId(n: number): string {
  return `018f0000-0000-7000-a000-${n.toString(16).padStart(12, '0')}`;
}

/** The id of the nth post, counted from 1, as in the SQL above. */
export function toPostId(n: number): string {
  const at = toBorn(n).toString(16).padStart(12, '0');
  return `${at.slice(0, 8)}-${at.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

export function toBorn(n: number): number {
  return 1_780_000_000_000 + n * 1000;
}
