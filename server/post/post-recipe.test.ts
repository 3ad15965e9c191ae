import { rm } from 'node:fs/promises';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPage } from '#contract/cookbook/read/read-page.ts';
import { Post } from '#contract/post/schema.ts';
import { makeRecipe, toBody } from '#server/cookbook/testing/own-recipe.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { makeModerator } from '#server/testing/make-moderator.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { writeClient } from '#server/testing/write-client.ts';

let test: TestApp;
let clientDir: string;
let ana: Cook;
let ben: Cook;
beforeAll(async () => {
  clientDir = await writeClient();
  test = await buildTestApp({ dishes: {}, rateLimit: 'off', clientDir });
});
beforeEach(async () => {
  ana = await signUp(test.app, 'Ana');
  ben = await signUp(test.app, 'Ben');
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const WORDS = { title: 'Sunday', content: 'We had pancakes.' };
const COPY = {
  title: 'Pancakes',
  servings: 4,
  prepTime: '10 minutes',
  cookTime: '',
  ingredients: ['200 g flour', '2 eggs'],
  instructions: ['Mix.'],
};
const publish = (cookbookId: unknown, by = ana, _id: string = v7()) =>
  by.ask('POST', '/posts', { _id, ...WORDS, cookbookId });
const open = async (id: string) =>
  (await test.app.inject({ url: `/api/posts/${id}` })).json().recipe;

/** A post with a recipe of Ana. */
async function publishRecipe(more: Parameters<typeof makeRecipe>[1] = {}) {
  const recipe = await makeRecipe(ana, { servings: 4, prepTime: '10 minutes', ...more });
  const post = v.parse(Post, (await publish(recipe._id)).json());
  return { recipe, post };
}

describe('[T-cookbook-22] a post with a recipe', () => {
  it('has a copy of it, which is not in lists', async () => {
    const { post } = await publishRecipe({ notes: 'Rest it.', source: { name: 'Nonna' } });
    expect(post.recipe).toEqual({ ...COPY, notes: 'Rest it.' });
    expect(await open(post._id)).toEqual({ ...COPY, notes: 'Rest it.' });
    const { posts } = (await ben.ask('GET', `/posts?authorId=${ana.user.id}`)).json();
    expect(posts).toHaveLength(1);
    expect(posts[0].recipe).toBeUndefined();
  });

  it('keeps the copy when post or recipe change, and when the recipe is deleted', async () => {
    const { recipe, post } = await publishRecipe();
    await ana.ask('PUT', `/cookbook/${recipe._id}`, toBody({ title: 'Crêpes' }));
    const edited = await ana.ask('PUT', `/posts/${post._id}`, { title: 'Monday' });
    expect(edited.json()).toMatchObject({ title: 'Monday', recipe: COPY });
    await ana.ask('DELETE', `/cookbook/${recipe._id}`);
    expect(await open(post._id)).toEqual(COPY);
    await ana.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
    expect(await open(post._id)).toEqual(COPY);
  });

  it('loses it with the post', async () => {
    const { post } = await publishRecipe();
    await ana.ask('DELETE', `/posts/${post._id}`);
    const { rowCount } = await test.pool.query('select from post_recipes where post_id = $1', [
      post._id,
    ]);
    expect(rowCount).toBe(0);
  });

  it('is created once, whatever happened to the recipe before a repeated request', async () => {
    const { recipe, post } = await publishRecipe();
    await ana.ask('DELETE', `/cookbook/${recipe._id}`);
    const again = await publish(recipe._id, ana, post._id);
    expect([again.statusCode, again.json().recipe]).toEqual([200, COPY]);
  });

  it('is refused for a recipe of another member, even a public one, and for a missing one', async () => {
    const { _id } = await makeRecipe(ana, { visibility: 'public' });
    const { statusCode, body } = await publish(v7());
    expect([statusCode, JSON.parse(body).details]).toMatchObject([
      422,
      [{ code: 'recipe_not_in_cookbook', path: 'cookbookId' }],
    ]);
    expect((await publish('x')).statusCode).toBe(422);
    const stolen = await publish(_id, ben);
    expect([stolen.statusCode, stolen.json().error]).toEqual([
      422,
      'This recipe is not in your cookbook',
    ]);
    expect((await ben.ask('GET', `/posts?authorId=${ben.user.id}`)).json().posts).toEqual([]);
    expect((await publish(null)).json().recipe).toBeUndefined();
  });

  it('is hidden with its post', async () => {
    const { post } = await publishRecipe();
    await test.pool.query('update posts set hidden = true where id = $1', [post._id]);
    expect(await open(post._id)).toBeUndefined();
    const page = await test.app.inject({ url: `/post/${post._id}` });
    expect(page.body).not.toContain('200 g flour');
  });

  it('is shown to moderators as part of a report', async () => {
    const { post } = await publishRecipe({ notes: 'Rest it.' });
    const moderator = await signUp(test.app, 'Mo');
    await makeModerator(test, moderator);
    await ben.ask('POST', '/reports', { kind: 'post', id: post._id, reason: 'spam' });
    const { reports } = (await moderator.ask('GET', '/moderation/reports')).json();
    expect(reports[0].content).toBe(
      'We had pancakes.\n\nPancakes\n200 g flour\n2 eggs\nMix.\nRest it.',
    );
  });

  it('has the recipe in its page, for search engines and importers', async () => {
    const { post } = await publishRecipe({ title: '</script><script>alert(1)</script>' });
    const { body } = await test.app.inject({ url: `/post/${post._id}` });
    expect(body).not.toContain('<script>alert');
    expect(readPage(body)).toMatchObject({
      recipe: { servings: 4, ingredients: COPY.ingredients, instructions: COPY.instructions },
    });
    expect(body).toContain('"@type":"SocialMediaPosting"');
  });
});
