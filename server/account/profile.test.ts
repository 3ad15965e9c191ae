import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CurrentUserAnswer, PublicUser } from '#contract/account/user.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
});
afterAll(() => test.close());

describe.each(['/auth/profile', '/users/profile'])('PUT %s', (path) => {
  it('changes name and bio and ignores every other field', async () => {
    const cook = await signUp(test.app);
    const body = { name: ' Rosa ', bio: 'Bakes.\nA lot.', email: 'x@y.zz', avatar: 'x', id: 'x' };
    const answer = await cook.ask('PUT', path, body);
    expect(answer.statusCode).toBe(200);
    const { user } = v.parse(CurrentUserAnswer, answer.json());
    expect(user).toEqual({ ...cook.user, name: 'Rosa', bio: 'Bakes.\nA lot.' });
    expect((await cook.ask('GET', '/auth/profile')).json()).toEqual({ user });
  });

  it('changes one field without the other, and nothing without a body', async () => {
    const cook = await signUp(test.app, 'Rosa');
    await cook.ask('PUT', path, { bio: 'Bakes.' });
    await cook.ask('PUT', path, { name: 'Rosalba' });
    const { user } = (await cook.ask('PUT', path)).json();
    expect(user).toMatchObject({ name: 'Rosalba', bio: 'Bakes.' });
    expect((await cook.ask('PUT', path, { bio: '' })).json().user.bio).toBe('');
  });

  it.each([
    [{ name: 'R' }, 'Name must be at least 2 characters long'],
    [{ name: 'R'.repeat(61) }, 'Name must be at most 60 characters long'],
    [{ bio: 'x'.repeat(501) }, 'Bio must be at most 500 characters long'],
    [{ name: { first: 'R' } }, 'Name must be at least 2 characters long'],
  ])('refuses %o', async (body, msg) => {
    const cook = await signUp(test.app);
    const answer = await cook.ask('PUT', path, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toMatchObject([{ msg }]);
  });
});

describe('GET /users/{id}', () => {
  it('shows a person to everyone without email, favourites and saved recipes', async () => {
    const cook = await signUp(test.app, 'Rosa');
    await cook.ask('POST', '/user/favorites', { recipeName: 'Moussaka' });
    const answer = await test.app.inject({ url: `/api/users/${cook.user.id}` });
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(v.is(v.strictObject({ user: v.strictObject(PublicUser.entries) }), body)).toBe(true);
    expect(answer.body).not.toContain(cook.email);
    expect(body.user).toMatchObject({ name: 'Rosa', followers: [], followerCount: 0 });
  });

  it.each(['nobody', '018f0000-0000-7000-8000-000000000000', 'profile', "'; drop table users"])(
    'answers 404 to %s',
    async (id) => {
      const answer = await test.app.inject({ url: `/api/users/${encodeURIComponent(id)}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'User not found' });
    },
  );
});
