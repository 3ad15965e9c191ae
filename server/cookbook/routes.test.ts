import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RECIPES_MAX } from '#contract/cookbook/limits.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { makeRecipe, readCookbook, toBody } from './testing/own-recipe.ts';

let test: TestApp;
let ana: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(() => test.close());
beforeEach(async () => {
  ana = await signUp(test.app, 'Ana');
  ben = await signUp(test.app, 'Ben');
});

const put = (
  id: string,
  more: Parameters<typeof toBody>[0] = {},
  ifMatch?: string,
  by: Cook = ana,
) =>
  by.ask(
    'PUT',
    `/cookbook/${id}`,
    toBody(more),
    ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` },
  );
const read = async (by: Cook | undefined, id: string) => {
  const url = `/cookbook/${id}`;
  const answer = await (by ? by.ask('GET', url) : test.app.inject({ url: `/api${url}` }));
  return answer.statusCode;
};
async function upload(by: Cook): Promise<string> {
  const { payload, headers } = toForm('image', await toTestPicture('png'));
  return (await by.ask('POST', '/upload/image', payload, headers)).json().imageUrl;
}

describe('a recipe', () => {
  it('is created under the id of the client, and read back as it was typed', async () => {
    const id = v4();
    const typed = {
      subtitle: ' Thin ',
      cuisine: 'French',
      tags: ['Sweet'],
      servings: 4,
      prepTime: 'a quarter of an hour',
      ingredients: ['For the batter:', '  200 g flour'],
      notes: 'Rest it.\n\nOvernight.',
      source: { url: 'https://example.com/p', name: 'Nonna' },
      basedOn: 'tom-yum',
    };
    const made = await put(id, typed);
    expect([made.statusCode, made.headers.etag]).toEqual([201, `"${made.json().version}"`]);
    expect(made.json()).toMatchObject({
      ...typed,
      _id: id,
      ownerId: ana.user.id,
      visibility: 'private',
      recipe_name: 'Pancakes',
      image_url: '',
    });
    const found = await ana.ask('GET', `/cookbook/${id}`);
    expect(found.json()).toEqual(made.json());
    expect(found.headers.etag).toBe(made.headers.etag);
  });

  it('changes nothing if the same text arrives again, whatever version it names', async () => {
    const { _id, version } = await makeRecipe(ana);
    const { cursor } = await readCookbook(ana);
    for (const ifMatch of [undefined, version, '1']) {
      const again = await put(_id, {}, ifMatch);
      expect([again.statusCode, again.json().version]).toEqual([200, version]);
    }
    expect((await readCookbook(ana)).cursor).toBe(cursor);
  });

  it('[T-cookbook-1] refuses a change of a stale version and answers with the stored recipe', async () => {
    const { _id, version } = await makeRecipe(ana);
    const changed = await put(_id, { title: 'Crêpes' }, version);
    expect([changed.statusCode, changed.json().title]).toEqual([200, 'Crêpes']);
    const stale = await put(_id, { title: 'Blini' }, version);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'stale', current: changed.json() });
    expect((await put(_id, { title: 'Blini' }, changed.json().version)).statusCode).toBe(200);
  });

  it('is not deleted for a version that another device has changed', async () => {
    const { _id, version } = await makeRecipe(ana);
    const { version: current } = (await put(_id, { title: 'Crêpes' }, version)).json();
    const remove = (tag: string) =>
      ana.ask('DELETE', `/cookbook/${_id}`, undefined, { 'if-match': `"${tag}"` });
    expect((await remove(version)).json()).toMatchObject({
      code: 'stale',
      current: { title: 'Crêpes' },
    });
    expect((await remove(current)).statusCode).toBe(200);
  });

  it('is created for the version 0 only if it does not exist yet', async () => {
    const id = v4();
    expect((await put(id, {}, '0')).statusCode).toBe(201);
    expect((await put(id, {}, '0')).statusCode).toBe(200);
    expect((await put(id, { title: 'Blini' }, '0')).statusCode).toBe(409);
  });

  it('belongs to its owner: for others it is taken or does not exist', async () => {
    const { _id } = await makeRecipe(ana);
    expect((await put(_id, {}, undefined, ben)).json().code).toBe('id_taken');
    expect((await ben.ask('DELETE', `/cookbook/${_id}`)).statusCode).toBe(404);
    const visibility = await ben.ask('PUT', `/cookbook/${_id}/visibility`, {
      visibility: 'public',
    });
    expect(visibility.statusCode).toBe(404);
    expect((await readCookbook(ben)).recipes).toEqual([]);
  });

  it('stays deleted when a late write arrives', async () => {
    const { _id, version } = await makeRecipe(ana);
    expect((await ana.ask('DELETE', `/cookbook/${_id}`)).statusCode).toBe(200);
    expect((await ana.ask('DELETE', `/cookbook/${_id}`)).statusCode).toBe(404);
    for (const ifMatch of [undefined, version]) {
      expect((await put(_id, { title: 'Late' }, ifMatch)).statusCode).toBe(404);
    }
    expect(await read(ana, _id)).toBe(404);
  });

  it.each([
    ['cookbook_title_required', { title: '' }],
    ['cookbook_title_too_long', { title: 'x'.repeat(121) }],
    ['ingredients_required', { ingredients: [] }],
    ['too_many_ingredients', { ingredients: Array.from({ length: 101 }, () => 'salt') }],
    ['ingredient_too_long', { ingredients: ['x'.repeat(201)] }],
    ['steps_required', { instructions: [] }],
    ['too_many_steps', { instructions: Array.from({ length: 61 }, () => 'Stir.') }],
    ['step_too_long', { instructions: ['x'.repeat(2001)] }],
    ['source_url_invalid', { source: { url: 'javascript:alert(1)' } }],
    ['cookbook_servings_invalid', { servings: 51 }],
    [
      'too_many_cookbook_images',
      { images: Array.from({ length: 5 }, () => ({ url: '', alt: '' })) },
    ],
    ['cookbook_image_invalid', { images: [{ url: 'https://example.com/a.webp', alt: '' }] }],
  ])('is refused with %s', async (code, more) => {
    const { statusCode, body } = await put(v4(), more);
    const { details } = JSON.parse(body);
    expect([statusCode, details[0].code]).toEqual([422, code]);
  });

  it('may have the longest texts in the longest characters', async () => {
    const { statusCode } = await put(v4(), {
      ingredients: Array.from({ length: 100 }, () => '😀'.repeat(100)),
      instructions: Array.from({ length: 60 }, () => '漢'.repeat(2000)),
    });
    expect(statusCode).toBe(201);
  });

  it(`is refused beyond ${RECIPES_MAX}`, async () => {
    await makeRecipe(ana);
    await test.pool.query(
      `insert into cookbook_recipes (id, user_id, recipe, visibility, version, change)
       select gen_random_uuid(), $1, '{}', 'private', 1, 1 from generate_series(2, $2)`,
      [ana.user.id, RECIPES_MAX],
    );
    const refused = await put(v4());
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'cookbook_full']);
  });
});

describe('pictures', () => {
  it('are uploads of the owner, which stay as long as a recipe shows them', async () => {
    const url = await upload(ana);
    const { _id, version, ...made } = await makeRecipe(ana, { images: [{ url, alt: 'Stack' }] });
    expect(made).toMatchObject({
      image_url: url,
      imageAlt: 'Stack',
      images: [{ url, alt: 'Stack' }],
    });
    const others = await put(v4(), { images: [{ url, alt: '' }] }, undefined, ben);
    expect(others.json().details[0].path).toBe('images.0.url');
    expect((await put(_id, { images: [{ url, alt: 'Stack' }] })).json().version).toBe(version);
    await ana.ask('DELETE', `/cookbook/${_id}`);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });

  it('are removed from the recipe with their upload, which counts as a change', async () => {
    const url = await upload(ana);
    const { _id, version } = await makeRecipe(ana, { images: [{ url, alt: '' }] });
    const { cursor } = await readCookbook(ana);
    const id = /[\da-f-]{36}/.exec(url)?.[0];
    expect((await ana.ask('DELETE', `/upload/image/${id}`)).statusCode).toBe(200);
    const { recipes } = await readCookbook(ana, cursor);
    expect(recipes).toMatchObject([{ _id, images: [], image_url: '' }]);
    expect(recipes[0]?.version).not.toBe(version);
  });
});

describe('export', () => {
  it.each([
    ['jsonld', 'application/ld+json; charset=utf-8', 'creme-brulee.jsonld', '"Crème brûlée"'],
    ['cooklang', 'text/plain; charset=utf-8', 'creme-brulee.cook', '@flour{200%g}'],
    ['text', 'text/plain; charset=utf-8', 'creme-brulee.txt', '- 200 g flour'],
  ])('%s is a file', async (as, type, name, part) => {
    const { _id } = await makeRecipe(ana, { title: 'Crème brûlée' });
    const { headers, body } = await ana.ask('GET', `/cookbook/${_id}/export?as=${as}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(body).toContain(part);
    expect((await ben.ask('GET', `/cookbook/${_id}/export?as=${as}`)).statusCode).toBe(404);
  });

  it('knows no other format', async () => {
    const { _id } = await makeRecipe(ana);
    expect((await ana.ask('GET', `/cookbook/${_id}/export?as=pdf`)).statusCode).toBe(422);
  });
});

it('a deleted account leaves no recipe and no picture behind', async () => {
  const url = await upload(ana);
  const { _id } = await makeRecipe(ana, { visibility: 'public', images: [{ url, alt: '' }] });
  await ana.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
  expect(await read(undefined, _id)).toBe(404);
  expect((await test.app.inject({ url })).statusCode).toBe(404);
});
