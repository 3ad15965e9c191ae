import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { judgePictures } from './judge-pictures.ts';
import type { Acknowledged } from './ledger.ts';
import type { Load } from './load.ts';
import type { Verdict } from './verdict.ts';

interface Row {
  id: string;
  by: string;
  text: string;
}

const POSTS = `select id, author_id as by, body::json->>'title' as text from posts`;
const COMMENTS = 'select id, author_id as by, content as text from comments';

/** Queries that must return no rows. */
const NEVER = {
  'posts whose likes or comments are miscounted': `
    select id from posts join post_counts on post_id = id
      left join (select post_id, sum(likes) as likes, sum(comments) as comments from count_changes group by 1) as more
        on more.post_id = id
    where like_count + coalesce(more.likes, 0) <> (select count(*) from likes where likes.post_id = posts.id)
      or comment_count + coalesce(more.comments, 0) <> (select count(*) from comments where comments.post_id = posts.id)`,
  'posts without counts':
    'select id from posts where not exists (select from post_counts where post_id = id)',
  'members whose posts are miscounted':
    'select id from users where post_count <> (select count(*) from posts where author_id = users.id)',
  'keys without an answer': 'select key from idempotency where status is null',
};

/** Compares API and database with the acknowledged writes. Every write must have been answered before. */
export async function judge(load: Load, databaseUrl: string, dataDir: string): Promise<Verdict> {
  const { ledger, members } = load;
  const verdict: Verdict = { lost: [], doubled: [], wrongName: [], broken: [...ledger.broken] };
  const database = new Client(databaseUrl);
  await database.connect();
  const list = async <T extends QueryResultRow>(text: string) =>
    (await database.query<T>(text)).rows;
  judgeRows('post', await list<Row>(POSTS), ledger.posts, verdict);
  judgeRows('comment', await list<Row>(COMMENTS), ledger.comments, verdict);
  const likes = await list<{ pair: string }>(`select user_id || ' ' || post_id as pair from likes`);
  judgeWishes('like', toPairs(likes), ledger.likes, verdict);
  const saved = await list<{ pair: string }>(
    `select user_id || ' ' || recipe_name as pair from kept_recipes where list = 'saved'`,
  );
  judgeWishes('saved recipe', toPairs(saved), ledger.saved, verdict);
  const uploads = await list<Row>('select id, owner_id as by, id::text as text from uploads');
  const wanted = [...ledger.uploads.values()].map(
    (upload) => [upload.id, { ...upload, text: upload.id }] as const,
  );
  judgeRows('upload', uploads, new Map(wanted), verdict);
  for (const { id } of uploads) {
    const file = join(dataDir, 'uploads', id.slice(-2), `${id}.webp`);
    if (!existsSync(file)) verdict.broken.push(`upload ${id} has a row and no file`);
  }
  for (const [what, text] of Object.entries(NEVER)) {
    const rows = await list(text);
    if (rows.length > 0) verdict.broken.push(`${rows.length} ${what}`);
  }
  await database.end();
  await judgePictures(load, verdict);
  for (const { id, by } of ledger.posts.values()) {
    const answer = await members[0]?.read(`/api/posts/${id}`);
    const post = await answer?.json();
    if (answer?.status !== 200 || post.authorId !== by) verdict.lost.push(`post ${id} is not read`);
  }
  return verdict;
}

function judgeRows(
  what: string,
  rows: readonly Row[],
  wanted: ReadonlyMap<string, Acknowledged>,
  { lost, doubled, wrongName }: Verdict,
): void {
  const byText = new Map<string, Row[]>();
  for (const row of rows) byText.set(row.text, [...(byText.get(row.text) ?? []), row]);
  const known = new Set([...wanted.values()].map(({ text }) => text));
  for (const { text, by } of wanted.values()) {
    const there = byText.get(text) ?? [];
    if (there.length === 0) lost.push(`${what} ${text}`);
    if (there.length > 1) doubled.push(`${what} ${text}`);
    if (there.some((row) => row.by !== by)) wrongName.push(`${what} ${text}`);
  }
  for (const { text } of rows) if (!known.has(text)) doubled.push(`not expected: ${what} ${text}`);
}

function toPairs(rows: readonly { pair: string }[]): Set<string> {
  return new Set(rows.map(({ pair }) => pair));
}

function judgeWishes(
  what: string,
  there: ReadonlySet<string>,
  wishes: ReadonlyMap<string, boolean>,
  { lost, doubled }: Verdict,
): void {
  for (const [pair, isOn] of wishes) {
    if (there.has(pair) !== isOn) lost.push(`${what} ${pair} should be ${isOn}`);
  }
  for (const pair of there) if (!wishes.has(pair)) doubled.push(`not expected: ${what} ${pair}`);
}
