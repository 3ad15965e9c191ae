import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { makeRecipe } from '#server/cookbook/testing/own-recipe.ts';
import { makeList, shareHousehold, toNeed } from '#server/list/testing/shared-list.ts';
import { createUploadFiles } from '#server/platform/uploads/files.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { publish } from '#server/testing/post-lists.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { PARTS } from './parts.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
let image: UploadAnswer;
let benPost: string;
let files: Map<string, Buffer>;
let all: string;

beforeAll(async () => {
  test = await buildTestApp();
  ada = await signUp(test.app, 'Ada');
  ben = await signUp(test.app, 'Ben');
  const { payload, headers } = toForm('image', await toTestPicture('png'));
  const uploaded = await ada.ask('POST', '/upload/image', payload, headers);
  image = v.parse(UploadAnswer, uploaded.json());
  benPost = await publish(ben, { title: 'Ben’s bread', content: 'What Ben alone wrote.' });
  await ada.ask('PUT', '/auth/profile', { bio: 'Slow food' });
  await publish(ada, { title: 'My soup', content: 'With dill.', image: image.imageUrl });
  const own = await makeRecipe(ada, { images: [{ url: image.imageUrl, alt: '' }] });
  await publish(ada, { title: 'No picture', content: 'Just words.', cookbookId: own._id });
  await ada.ask('POST', `/posts/${benPost}/like`, {});
  await ada.ask('POST', `/posts/${benPost}/comments`, { content: 'More salt' });
  await ada.ask('POST', '/recipes/tom-yum/tips', { step: 1, content: 'Crush the stalks' });
  await ada.ask('PUT', `/users/${ben.user.id}/follow`, { following: true });
  await ada.ask('POST', '/user/favorites', { recipeName: 'Tom Yum' });
  await ada.ask('PUT', '/user/recipe-notes/tom-yum', { text: 'Less chilli' });
  await ada.ask('PUT', '/user/diet', { allergens: ['milk'], diets: ['vegetarian'] });
  await ada.ask('POST', '/reports', { kind: 'post', id: benPost, reason: 'spam', text: 'Twice' });
  await ada.ask('PUT', `/user/hidden-posts/${benPost}`, { hidden: true });
  await shareHousehold([ben, ada], 'Home');
  const { _id } = await makeList(ben, 'Saturday');
  const need = toNeed('Dill', { foodId: 'dill' });
  const at = new Date().toISOString();
  await ben.ask('POST', `/lists/${_id}/needs`, { needs: [toNeed('What Ben alone needs')] });
  await ada.ask('POST', `/lists/${_id}/needs`, { needs: [need] });
  await ada.ask('PUT', `/lists/${_id}/ticks`, { ticks: [{ needId: need._id, ticked: true, at }] });
  await makeRecipe(ben, { title: 'What Ben alone cooks', visibility: 'public' });
  await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' },
    payload: { email: ada.email, password: PASSWORD },
  });
  files = readZip((await ada.ask('GET', '/user/export')).rawPayload);
  all = [...files].map(([name, bytes]) => (name.endsWith('webp') ? '' : bytes)).join('\n');
});
afterAll(() => test.close());

const readFile = (name: string) => JSON.parse(String(files.get(name)));

describe('GET /user/export', () => {
  it('is a zip file with the current date in its name, and is not cached', async () => {
    const { headers, statusCode } = await ben.ask('GET', '/user/export');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="simmer-\d{4}-\d\d-\d\d\.zip"$/,
      ),
    });
  });

  it('has a file for each subject, a file that explains them, and the pictures', async () => {
    const names = PARTS.map(({ file }) => file);
    const picture = `pictures/${image.publicId}.webp`;
    expect([...files.keys()]).toEqual(['README.txt', ...names, picture]);
    const served = await test.app.inject({ url: image.imageUrl });
    expect(files.get(picture)).toEqual(served.rawPayload);
    for (const name of names) expect(String(files.get('README.txt'))).toContain(name);
  });

  it('contains the texts and settings of the member', () => {
    expect(readFile('profile.json')).toMatchObject({
      name: 'Ada',
      email: ada.email,
      emailConfirmedAt: null,
      bio: 'Slow food',
      isModerator: false,
      suspendedFor: null,
    });
    expect(readFile('posts.json')).toMatchObject([
      {
        post: { title: 'My soup', content: 'With dill.' },
        pictures: [{ file: `${image.publicId}.webp`, alt: '' }],
      },
      { post: { title: 'No picture' }, pictures: [], recipe: { title: 'Pancakes' } },
    ]);
    expect(readFile('comments.json')).toMatchObject([
      { content: 'More salt', postId: benPost, postTitle: 'Ben’s bread' },
    ]);
    expect(readFile('tips.json')).toMatchObject([{ content: 'Crush the stalks', step: 1 }]);
    expect(readFile('likes.json')).toMatchObject({ posts: [{ author: 'Ben' }], tips: [] });
    expect(readFile('people.json')).toMatchObject({
      following: [{ id: ben.user.id, name: 'Ben' }],
      followers: [],
    });
    expect(readFile('recipes.json')).toMatchObject({
      favorites: ['Tom Yum'],
      notes: [{ recipeId: 'tom-yum', text: 'Less chilli' }],
    });
    expect(readFile('lists.json')).toMatchObject({
      household: { name: 'Home', isOwner: false, isInvited: true },
      lists: [{ name: 'Saturday', isShared: true }],
      needs: [{ need: { text: 'Dill', foodId: 'dill' } }],
      ticks: [{ ticked: true }],
      removals: [],
    });
    expect(readFile('settings.json')).toMatchObject({
      diet: { allergens: ['milk'], diets: ['vegetarian'] },
    });
    expect(readFile('cookbook.json')).toMatchObject([
      {
        '@type': 'Recipe',
        name: 'Pancakes',
        recipeIngredient: ['200 g flour', '2 eggs'],
        image: [`pictures/${image.publicId}.webp`],
      },
    ]);
    expect(readFile('safety.json')).toMatchObject({
      reports: [{ thingId: benPost, reason: 'spam', text: 'Twice' }],
      hiddenPosts: [{ title: 'Ben’s bread' }],
    });
    expect(readFile('devices.json')).toMatchObject([
      { device: '', signedInAt: expect.any(String) },
      { device: 'Firefox on Linux' },
    ]);
  });

  it('[T-export-1] an export contains no hash, no token and nothing that others wrote', async () => {
    const { rows } = await test.pool.query(
      `select password_hash, encode(token_hash, 'hex') as hash from users join sessions on user_id = users.id`,
    );
    for (const secret of rows.flatMap(({ password_hash: one, hash }) => [one, hash])) {
      expect(all).not.toContain(secret);
    }
    expect(all).not.toContain(ada.token);
    expect(all).not.toContain(ben.email);
    expect(all).not.toContain('What Ben alone wrote.');
    expect(all).not.toContain('What Ben alone needs');
    expect(all).not.toContain('What Ben alone cooks');
  });

  it('omits a picture with a missing file', async () => {
    const deletedUser = await signUp(test.app, 'Gone');
    const { payload, headers } = toForm('image', await toTestPicture('png'));
    const answer = await deletedUser.ask('POST', '/upload/image', payload, headers);
    await deletedUser.ask('POST', '/upload/image', payload, headers);
    const { publicId } = v.parse(UploadAnswer, answer.json());
    await createUploadFiles(test.uploadsDir).remove([`${publicId}.webp`]);
    const zip = readZip((await deletedUser.ask('GET', '/user/export')).rawPayload);
    expect([...zip.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(1);
  });

  it('is limited to a few times an hour for each member', async () => {
    const eager = await signUp(test.app, 'Eager');
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      statuses.push((await eager.ask('GET', '/user/export')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
