import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFood } from '#contract/food/foods.ts';
import { NewNeed } from '#contract/list/schema.ts';
import { PostBody } from '#contract/post/body.ts';
import { COMMENT_MAX, POST_CATEGORIES, POST_TYPES } from '#contract/post/limits.ts';
import { PostPage } from '#contract/post/schema.ts';
import { Tips } from '#contract/tip/schema.ts';
import { findListChanges } from '#server/list/changes-store.ts';
import { findRoot } from '#server/platform/root.ts';
import { createUploadFiles, type UploadFiles } from '#server/platform/uploads/files.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { clearDemo } from './clear.ts';
import { fillDemo } from './fill.ts';
import { DEMO_HOUSEHOLD } from './words/household.ts';
import { DEMO_PEOPLE } from './words/people.ts';
import { listDemoPosts } from './words/posts.ts';
import { DEMO_TIPS } from './words/step-tips.ts';

const picturesDir = join(findRoot(import.meta.url), 'collection/pictures');
const POSTS = listDemoPosts().map(([, post]) => post);

let test: TestApp;
let files: UploadFiles;
beforeAll(async () => {
  test = await buildTestApp({ dishes: 'collection' });
  files = createUploadFiles(test.uploadsDir);
});
afterAll(() => test.close());

const fill = () => fillDemo({ pool: test.pool, files, picturesDir });

/** The number of rows in every table and of files in the upload folder. */
async function countAll(): Promise<Record<string, number>> {
  const { rows } = await test.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('post_words', 'removals') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const found = await test.pool.query(`select count(*)::int as n from ${name}`);
    counts[name] = found.rows[0].n;
  }
  const stored = await readdir(test.uploadsDir, { recursive: true });
  return { ...counts, files: stored.filter((name) => name.endsWith('.webp')).length };
}

async function readFeed(): Promise<PostPage['posts']> {
  const posts: PostPage['posts'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url: string = `/api/posts?limit=50&cursor=${cursor}`;
    const page: PostPage = v.parse(PostPage, (await test.app.inject({ url })).json());
    posts.push(...page.posts);
    cursor = page.pagination.nextCursor;
  }
  return posts;
}

describe('the demo content', () => {
  it.each(listDemoPosts().map(([category, post]) => [post.title, category, post] as const))(
    '%s is a valid post',
    (title, category, post) => {
      const { content, tags, type, cuisine, dish, cooked, rating } = post;
      const about = {
        ...(dish && { recipeId: dish }),
        ...(cooked && { cooked }),
        ...(rating && { rating }),
      };
      const words = {
        title,
        content,
        tags: [...tags],
        category,
        type,
        ...(cuisine && { cuisine }),
      };
      const body = { ...words, ...about };
      expect(v.safeParse(PostBody, body).issues).toBeUndefined();
      expect(post.likedBy).not.toContain(post.by);
      expect(new Set(post.likedBy).size).toBe(post.likedBy.length);
      for (const [n, [, text, answers = -1]] of (post.comments ?? []).entries()) {
        expect(text.length).toBeLessThan(COMMENT_MAX);
        expect(answers).toBeLessThan(n);
      }
    },
  );

  it('cooks and rates dishes of the collection, some of them twice', () => {
    const dishes = POSTS.flatMap(({ dish }) => dish ?? []);
    const known = readdirSync(picturesDir);
    for (const dish of dishes) expect(known.some((name) => name.startsWith(`${dish}.`))).toBe(true);
    expect(dishes.length).toBeGreaterThan(new Set(dishes).size);
  });

  it('has posts of every category and type, and marks every member as a demo', () => {
    expect(POSTS.length).toBe(40);
    expect(new Set(listDemoPosts().map(([category]) => category))).toEqual(
      new Set(POST_CATEGORIES),
    );
    expect(new Set(POSTS.map(({ type }) => type))).toEqual(new Set(POST_TYPES));
    for (const { bio } of Object.values(DEMO_PEOPLE)) expect(bio).toMatch(/^Demo\. /);
  });
});

describe('npm run demo', () => {
  let rosa: Cook;
  let before: Record<string, number>;
  beforeAll(async () => {
    rosa = await signUp(test.app, 'Rosa');
    await rosa.ask('POST', '/posts', { title: 'Mine', content: 'Stays.' });
    before = await countAll();
  });

  it('is never part of a plain installation', () => {
    expect(before).toMatchObject({ users: 1, posts: 1, demo_marks: 0 });
  });

  it('adds members who posted over the last weeks, in order, with pictures, likes and comments', async () => {
    expect(await fill()).toEqual({ people: 12, posts: 40 });
    const posts = (await readFeed()).filter(({ title }) => title !== 'Mine');
    expect(posts.map(({ title }) => title)).toEqual(
      POSTS.toSorted((one, other) => one.daysAgo - other.daysAgo).map(({ title }) => title),
    );
    for (const post of posts) {
      const words = POSTS.find(({ title }) => title === post.title);
      expect(post.likeCount).toBe(words?.likedBy.length);
      expect(post.commentCount).toBe(words?.comments?.length ?? 0);
      const alts = words?.pictures?.map(([, alt]) => alt) ?? (words?.picture ? [''] : []);
      expect(post.images?.map(({ alt }) => alt)).toEqual(alts);
      expect(post.image).toBe(post.images?.[0]?.url ?? null);
      expect(post.recipeId).toBe(words?.dish);
      expect([post.cooked, post.rating]).toEqual([words?.cooked, words?.rating]);
      expect(Date.parse(post.createdAt)).toBeLessThan(Date.now());
    }
    const image = posts.find((post) => post.image !== null)?.image ?? '';
    expect((await test.app.inject({ url: image })).headers['content-type']).toBe('image/webp');
  });

  it('adds a household with lists of foods that exist', async () => {
    const { rows } = await test.pool.query<{ id: string; user: string }>(
      `select l.id, h.owner_id as user from lists l join households h on h.id = household_id order by l.created_at`,
    );
    expect(rows).toHaveLength(DEMO_HOUSEHOLD.lists.length);
    for (const [n, { id: listId, user: userId }] of rows.entries()) {
      const found = await findListChanges(test.pool, { listId, userId, since: undefined });
      const demo = DEMO_HOUSEHOLD.lists[n];
      expect(found?.needs.map(({ text }) => text)).toEqual(demo?.needs.map(({ text }) => text));
      expect(found?.ticks).toHaveLength(demo?.needs.filter((need) => need.isBought).length ?? 0);
      expect(found?.list.people).toHaveLength(2);
      for (const { _id, text, foodId = '', amount, unit, note, from } of found?.needs ?? []) {
        expect(findFood(foodId)?.id).toBe(foodId);
        const need = { _id, text, foodId, amount, unit, note, from };
        expect(v.safeParse(NewNeed, need).issues).toBeUndefined();
      }
    }
  });

  it('puts tips at steps that exist', async () => {
    for (const dish of new Set(DEMO_TIPS.map((tip) => tip.dish))) {
      const url = `/api/recipes/${dish}/tips`;
      const { tips } = v.parse(Tips, (await test.app.inject({ url })).json());
      const given = DEMO_TIPS.filter((tip) => tip.dish === dish);
      const shown = new Map(tips.map(({ content, likeCount }) => [content, likeCount]));
      expect(shown).toEqual(
        new Map(given.map(({ content, likedBy }) => [content, likedBy.length])),
      );
    }
  });

  it('adds everything only once when run twice', async () => {
    const once = await countAll();
    expect(await fill()).toBeUndefined();
    expect(await countAll()).toEqual(once);
  });

  it('allows no sign-in as a demo member', async () => {
    const payload = { email: 'mara@demo.invalid', password: 'Basil7leaf' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(401);
  });

  it('clears all demo data, and keeps all other data with exact counts', async () => {
    const newest = (await readFeed()).find(({ title }) => title !== 'Mine');
    if (newest === undefined) throw new Error('No post');
    await rosa.ask('POST', `/posts/${newest._id}/like`);
    await rosa.ask('POST', `/posts/${newest._id}/comments`, { content: 'Lovely.' });
    await rosa.ask('PUT', `/users/${newest.authorId.id}/follow`, { following: true });
    expect(await clearDemo(test.pool, files)).toBe(12);
    expect(await countAll()).toEqual(before);
    expect((await readFeed()).map(({ title }) => title)).toEqual(['Mine']);
    const { user } = (await rosa.ask('GET', '/auth/profile')).json();
    expect(user).toMatchObject({ followingCount: 0, following: [], postCount: 1 });
    expect(await clearDemo(test.pool, files)).toBe(0);
  });

  it('adds nothing if it fails halfway', async () => {
    const nowhere = fillDemo({ pool: test.pool, files, picturesDir: test.uploadsDir });
    await expect(nowhere).rejects.toThrow(/There is no picture of/);
    expect(await countAll()).toEqual(before);
  });
});
