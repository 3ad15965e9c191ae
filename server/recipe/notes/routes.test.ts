import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRecipe } from '#server/cookbook/testing/own-recipe.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp();
  cook = await signUp(test.app);
});
afterAll(() => test.close());

const put = (recipeId: string, body: object, by = cook) =>
  by.ask('PUT', `/user/recipe-notes/${recipeId}`, body);
const readNotes = async (by = cook) =>
  (await by.ask('GET', '/auth/profile')).json().user.recipeNotes;

describe('PUT /user/recipe-notes/{recipeId}', () => {
  it('sets, changes and removes a note, and lists the newest first', async () => {
    await put('tom-yum', { text: 'Less chilli' });
    await put('moussaka', { text: ' Salt the aubergine\nfirst ' });
    expect(await readNotes()).toEqual([
      { recipeId: 'moussaka', text: 'Salt the aubergine\nfirst' },
      { recipeId: 'tom-yum', text: 'Less chilli' },
    ]);
    const answer = await put('tom-yum', { text: 'No chilli' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.recipeNotes[0]).toEqual({ recipeId: 'tom-yum', text: 'No chilli' });
    await put('tom-yum', { text: '  ' });
    await put('moussaka', { text: '' });
    expect(await readNotes()).toEqual([]);
  });

  it('shows a note only to its member', async () => {
    const other = await signUp(test.app);
    await put('tom-yum', { text: 'Mine' });
    expect(await readNotes(other)).toEqual([]);
    await put('tom-yum', { text: '' }, other);
    expect(await readNotes()).toHaveLength(1);
    const seen = await test.app.inject({ url: `/api/users/${cook.user.id}` });
    expect(seen.body).not.toContain('Mine');
  });

  it.each([{}, { text: 7 }, { text: 'x'.repeat(501) }, { text: 'a\u0000b' }])(
    '%j answers 422 and changes nothing',
    async (body) => {
      const before = await readNotes();
      expect((await put('tom-yum', body)).statusCode).toBe(422);
      expect(await readNotes()).toEqual(before);
    },
  );

  it('is about a recipe of the cookbook that the member may see, and is deleted with it', async () => {
    const other = await signUp(test.app);
    const { _id } = await makeRecipe(cook);
    expect((await put(_id, { text: 'Less salt' })).statusCode).toBe(200);
    expect((await put(_id, { text: 'Hm' }, other)).statusCode).toBe(404);
    await cook.ask('PUT', `/cookbook/${_id}/visibility`, { visibility: 'link' });
    expect((await put(_id, { text: 'Hm' }, other)).statusCode).toBe(200);
    const note = { recipeId: _id, text: 'Less salt' };
    expect(await readNotes()).toContainEqual(note);
    expect((await cook.ask('DELETE', `/cookbook/${_id}`)).statusCode).toBe(200);
    expect(await readNotes()).not.toContainEqual(note);
    expect(await readNotes(other)).toEqual([]);
  });

  it('is deleted with the account whose recipe it is about', async () => {
    const [owner, reader] = [await signUp(test.app), await signUp(test.app)];
    const { _id } = await makeRecipe(owner, { visibility: 'link' });
    await put(_id, { text: 'Hm' }, reader);
    await owner.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
    expect(await readNotes(reader)).toEqual([]);
  });

  it('is the same note for an id in capitals', async () => {
    const { _id } = await makeRecipe(cook);
    await put(_id, { text: 'Less salt' });
    expect((await put(_id.toUpperCase(), { text: 'More salt' })).statusCode).toBe(200);
    expect(
      (await readNotes()).filter(
        (note: { recipeId: string }) => note.recipeId.toLowerCase() === _id,
      ),
    ).toEqual([{ recipeId: _id, text: 'More salt' }]);
    await put(_id.toUpperCase(), { text: '' });
    expect(JSON.stringify(await readNotes())).not.toContain(_id);
  });

  it('answers 404 for a recipe that does not exist', async () => {
    expect((await put('atlantis', { text: 'Hm' })).statusCode).toBe(404);
  });

  it('accepts at most 200 notes, and a change of one of them', async () => {
    await put('tom-yum', { text: 'One' });
    await test.pool.query(
      `insert into recipe_notes (user_id, recipe_id, text)
       select $1, 'dish-' || n, 'x' from generate_series(1, 199) n on conflict do nothing`,
      [cook.user.id],
    );
    expect((await put('moussaka', { text: 'One more' })).statusCode).toBe(422);
    expect((await put('tom-yum', { text: 'Changed' })).statusCode).toBe(200);
  });
});
