import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import { createPasswords } from '#server/account/passwords.ts';
import { updateFollow } from '#server/member/follow-store.ts';
import { updateNameWords } from '#server/member/name-words.ts';
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts';
import type { UploadFiles } from '#server/platform/uploads/files.ts';
import { updateAvatar } from '#server/platform/uploads/store.ts';
import { savePictures } from '#server/post/picture-store.ts';
import type { StoredPicture } from '#server/post/ports.ts';
import { insertPost } from '#server/post/post-store.ts';
import { fillHousehold } from './fill-household.ts';
import { fillTips } from './fill-tips.ts';
import { DemoPictures } from './pictures.ts';
import type { DemoPost, DemoPosts } from './words/demo-post.ts';
import { DEMO_PEOPLE, type DemoPerson, type PersonId } from './words/people.ts';
import { listDemoPosts } from './words/posts.ts';

/** An arbitrary lock number that nothing else uses, so that filling and clearing wait for each other. */
export const DEMO_LOCK = 7_466_638;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The demo members joined before their first post. */
const JOINED_DAYS_AGO = 60;

type Ids = Map<PersonId, string>;

interface Parts {
  /** A pool without statement timeout, from `withoutTimeout`. */
  pool: Pool;
  files: UploadFiles;
  /** The folder with the pictures of the collection. */
  picturesDir: string;
  now?: number;
}

/**
 * Adds the demo, all of it or nothing.
 * @returns the numbers of people and posts, or undefined if the demo exists already
 */
export async function fillDemo({ pool, files, picturesDir, now = Date.now() }: Parts) {
  const pictures = new DemoPictures(files, picturesDir);
  // A random password, so that signing in as a demo member is impossible.
  const hash = await createPasswords().toHash(randomBytes(32).toString('base64url'));
  try {
    return await withAdvisoryLock(pool, DEMO_LOCK, async (client) => {
      const { rows } = await client.query('select from demo_marks limit 1');
      if (rows.length > 0) return undefined;
      const ids: Ids = new Map();
      for (const [key, person] of entriesOfPeople()) {
        ids.set(key, await insertPerson({ client, pictures, person, key, hash, now }));
      }
      for (const [key, { follows }] of entriesOfPeople()) {
        for (const other of follows) {
          await updateFollow(client, toId(ids, key), toId(ids, other), true);
        }
      }
      // Inserts the oldest posts first.
      const posts = listDemoPosts().toSorted(([, one], [, other]) => other.daysAgo - one.daysAgo);
      for (const [category, post] of posts) {
        await insertDemoPost({ client, pictures, category, post, ids, now });
      }
      await fillTips(client, (person) => toId(ids, person), now);
      await fillHousehold(client, (person) => toId(ids, person), now);
      return { people: ids.size, posts: posts.length };
    });
  } catch (error) {
    await pictures.undo();
    throw error;
  }
}

function entriesOfPeople(): [PersonId, DemoPerson][] {
  const keys: PersonId[] = [];
  for (const key in DEMO_PEOPLE) if (isPerson(key)) keys.push(key);
  return keys.map((key) => [key, DEMO_PEOPLE[key]]);
}

function isPerson(key: string): key is PersonId {
  return Object.hasOwn(DEMO_PEOPLE, key);
}

function toId(ids: Ids, person: PersonId): string {
  const id = ids.get(person);
  if (id === undefined) throw new Error(`There is no ${person} in the demo.`);
  return id;
}

interface OfPerson {
  client: PoolClient;
  pictures: DemoPictures;
  person: DemoPerson;
  key: PersonId;
  hash: string;
  now: number;
}

async function insertPerson({ client, pictures, person, key, hash, now }: OfPerson) {
  const { name, bio, avatar } = person;
  const joined = now - JOINED_DAYS_AGO * DAY;
  const id = v7({ msecs: joined });
  const email = `${key}@demo.invalid`;
  await client.query(
    `insert into users (id, name, email, email_key, password_hash, bio, created_at)
     values ($1, $2, $3, $3, $4, $5, $6)`,
    [id, name, email, hash, bio, new Date(joined)],
  );
  await client.query('insert into demo_marks (user_id) values ($1)', [id]);
  await updateNameWords(client, id, name);
  if (avatar !== undefined) {
    await updateAvatar(client, id, await pictures.store(client, id, avatar, 'avatar'));
  }
  return id;
}

interface OfPost {
  client: PoolClient;
  pictures: DemoPictures;
  category: keyof DemoPosts;
  post: DemoPost;
  ids: Ids;
  now: number;
}

async function insertDemoPost(given: OfPost): Promise<void> {
  const { client, pictures, category, post, ids, now } = given;
  const { by, daysAgo, picture, likedBy, comments = [], cuisine = '', ...words } = post;
  const { dish, cooked, rating } = words;
  const at = now - daysAgo * DAY;
  const createdAt = new Date(at).toISOString();
  const author = toId(ids, by);
  const _id = v7({ msecs: at });
  const { title, content, type } = words;
  const body = { _id, title, content, tags: [...words.tags], category, type, cuisine };
  const about = { recipeId: dish, cooked, rating };
  const shown = post.pictures ?? (picture === undefined ? [] : [[picture, ''] as const]);
  const stored: StoredPicture[] = [];
  for (const [name, alt] of shown) {
    stored.push({ id: await pictures.store(client, author, name, 'picture'), alt });
  }
  const whole = { ...body, ...about, createdAt, updatedAt: createdAt };
  await insertPost(client, author, whole, stored[0]?.id ?? null);
  await savePictures(client, _id, stored);
  // Likes and comments follow within a day, and before now.
  const toLater = (turn: number, of: number) =>
    new Date(at + (Math.min(DAY, now - at) * (turn + 1)) / (of + 1));
  for (const [n, person] of likedBy.entries()) {
    await client.query('insert into likes (user_id, post_id, liked_at) values ($1, $2, $3)', [
      toId(ids, person),
      _id,
      toLater(n, likedBy.length),
    ]);
  }
  await insertTalk(client, {
    postId: _id,
    talk: comments.map(([person, text, answers], n) => {
      const saidAt = toLater(n, comments.length);
      return {
        id: v7({ msecs: saidAt.getTime() }),
        authorId: toId(ids, person),
        text,
        saidAt,
        answers,
      };
    }),
  });
}

interface Said {
  id: string;
  authorId: string;
  text: string;
  saidAt: Date;
  answers: number | undefined;
}

async function insertTalk(
  client: PoolClient,
  { postId, talk }: { postId: string; talk: readonly Said[] },
): Promise<void> {
  /** The first comment of the thread of each comment. */
  const first: string[] = [];
  for (const { id, authorId, text, saidAt, answers } of talk) {
    const answered = answers === undefined ? undefined : talk[answers];
    const replyTo = answers === undefined ? undefined : first[answers];
    first.push(replyTo ?? id);
    await client.query(
      `insert into comments (id, post_id, author_id, content, created_at, reply_to, answered_id)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, postId, authorId, text, saidAt, replyTo ?? null, answered?.authorId ?? null],
    );
  }
}
