import type { Pool, PoolClient } from 'pg';
import type { NewComment } from '#server/comment/store.ts';
import { Problem } from '#server/platform/problem.ts';
import * as postTexts from '#texts/post.ts';
import type { PostBody } from './post-body.ts';

/** Characters. Shorter texts, such as "Thank you!", may be repeated. */
const REPEATED_FROM = 16;
const WITHIN = `interval '1 hour'`;

/** Mirrors `to_same_text` of the database. Undefined if the text is too short to count. */
function toSameText(text: string): string | undefined {
  const same = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return same.length < REPEATED_FROM ? undefined : same;
}

/** Throws a 422 if the author wrote another post with the same words in the last hour. */
export async function refuseRepeatedPost(
  client: PoolClient,
  authorId: string,
  { _id, title, content, createdAt }: Pick<PostBody, '_id' | 'title' | 'content' | 'createdAt'>,
): Promise<void> {
  const text = `${title} ${content}`;
  if (toSameText(text) === undefined) return;
  // Locks the author, so that the second of two concurrent posts finds the first.
  await client.query({
    name: 'author-lock',
    text: 'select from users where id = $1 for no key update',
    values: [authorId],
  });
  const { rowCount } = await client.query({
    name: 'post-repeated',
    text: `select from posts
      where author_id = $1 and id <> $2 and created_at > $3::timestamptz - ${WITHIN}
        and to_same_text(concat(body::json ->> 'title', ' ', body::json ->> 'content')) = to_same_text($4) limit 1`,
    values: [authorId, _id, createdAt, text],
  });
  if (rowCount !== 0) throw createRepeated();
}

/** Finds comments with the same words as another one by the same author in the last hour or earlier in this list. */
export async function findRepeated(
  client: Pool | PoolClient,
  comments: readonly NewComment[],
): Promise<ReadonlySet<NewComment>> {
  const repeated = new Set<NewComment>();
  const first = new Map<string, NewComment>();
  for (const comment of comments) {
    const text = toSameText(comment.content);
    const key = `${comment.authorId} ${text}`;
    if (text === undefined) continue;
    const before = first.get(key);
    if (before === undefined) first.set(key, comment);
    else if (before.id !== comment.id) repeated.add(comment);
  }
  const candidates = [...first.values()];
  if (candidates.length === 0) return repeated;
  const { rows } = await client.query<{ at: number }>({
    name: 'comments-repeated',
    text: `select at::int from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[])
        with ordinality as said (id, author_id, created_at, content, at)
      where exists (
        select from comments other
        where other.author_id = said.author_id and other.id <> said.id
          and other.created_at > said.created_at - ${WITHIN}
          and to_same_text(other.content) = to_same_text(said.content)
      )`,
    values: [
      candidates.map(({ id }) => id),
      candidates.map(({ authorId }) => authorId),
      candidates.map(({ createdAt }) => createdAt),
      candidates.map(({ content }) => content),
    ],
  });
  for (const { at } of rows) {
    const comment = candidates[at - 1];
    if (comment) repeated.add(comment);
  }
  return repeated;
}

export function createRepeated(): Problem {
  const msg = postTexts.repeated;
  return new Problem(422, msg, { details: [{ msg, path: 'content' }] });
}
