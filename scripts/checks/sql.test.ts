import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPrimaryKeys, findRefusedSql } from './sql.ts';

/** Where one of them stands all the same, with the way round it. */
const KNOWN = [
  // Migrations and the loading of the collection run one at a time; whoever distributes runs them from one server.
  { file: 'server/database/advisory-lock.ts', what: 'an advisory lock' },
  // Replaced by Redis with REDIS_URL.
  { file: 'server/events/database-channel.ts', what: 'listen and notify' },
];

/** Few rows that do not grow with members: every machine would have a copy. */
const SMALL = new Set([
  'recipes',
  'search_words',
  'collection_state',
  'collection_versions',
  'demo_marks',
  'push_keys',
  'push_cursor',
  'health_writes',
  'text_rules',
]);

/** Rows of members that are found by an id of their own: UUIDs made by us, so that no counter is shared. */
const BY_OWN_ID = [
  'users',
  'sessions',
  'uploads',
  'posts',
  'comments',
  'tips',
  'reports',
  'moderation_actions',
];

/** Short-lived rows whose order counts, or which are only ever read together with what they belong to. */
const OTHERS = new Set(['mails', 'push_subscriptions', 'post_words', 'name_words', 'removals']);

/** The first column of what belongs to a member, a post, a tip or a browser: all of it can lie on one machine. */
const OWNERS = /^(?:user_id|post_id|follower_id|blocker_id|subscription_id)$/;

test('no SQL is used that distributed engines refuse, but for what is named here', () => {
  expect(findRefusedSql('.')).toEqual(KNOWN);
});

test('what grows with members has a key by which it can be distributed', () => {
  const keys = findPrimaryKeys('.');
  const wrong = [...keys].filter(([table, [first = '']]) => {
    if (SMALL.has(table) || BY_OWN_ID.includes(table) || OTHERS.has(table)) return false;
    return !OWNERS.test(first);
  });
  expect(wrong).toEqual([]);
  expect(BY_OWN_ID.filter((table) => keys.get(table)?.length !== 1)).toEqual([]);
});

test('it is found in migrations and in queries, and not in comments', () => {
  const root = mkdtempSync(join(tmpdir(), 'simmer-sql-'));
  mkdirSync(join(root, 'server/database/migrations'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, 'server', name), text);
  write(
    'database/migrations/001_a.sql',
    '-- lock table a\ncreate unlogged table a (\n  id serial primary key\n);\n',
  );
  write('a.ts', "/** lock table */\nawait pool.query('lock table a');\n");
  write('a.test.ts', "pool.query('lock table a')");
  expect(findRefusedSql(root)).toEqual([
    { file: 'server/a.ts', what: 'a lock on a whole table' },
    { file: 'server/database/migrations/001_a.sql', what: 'a table without a log' },
    {
      file: 'server/database/migrations/001_a.sql',
      what: 'a number that is counted up for each row',
    },
  ]);
});
