import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { PARTS } from './parts.ts';

/** Columns that refer to a member but are not in their archive, with the reason. */
const NOT_IN_IT: Record<string, string> = {
  'comments.answered_id': 'what others wrote as an answer; it is in their archive',
  'blocks.blocked_id': 'members must not learn who has blocked them',
  'moderation_actions.moderator_id': 'what one decided as a moderator is about others',
  'idempotency.user_id': 'answers to writes, kept some days; what those made is in the files',
  'name_words.user_id': 'made of the name, for the search',
  'demo_marks.user_id': 'marks people who do not exist',
  'account_links.user_id': 'hashes of links that lapse within a day',
  'push_news.user_id': 'messages on their way, made of what others wrote',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('every database column that refers to a member is in their archive or has a reason for its absence', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname || '.' || attname as name
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       and (
         exists (
           select from pg_constraint
           where contype = 'f' and conrelid = pg_class.oid and attnum = any (conkey) and confrelid = 'users'::regclass
         )
         or attname in ('user_id', 'author_id', 'member_id', 'owner_id')
       )
     order by 1`,
  );
  const known = [...PARTS.flatMap(({ covers }) => covers), ...Object.keys(NOT_IN_IT)];
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
});
