import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signIn, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false, dishes: {}, rateLimit: 'off' });
});
afterAll(() => test.close());

const leave = (cook: Cook) =>
  cook.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'remove' });

/** Posts until a post is refused, and returns that status. */
async function postOn(cook: Cook): Promise<number> {
  for (;;) {
    const answer = await cook.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
    if (answer.statusCode !== 201) return answer.statusCode;
  }
}

it('deletes an account while its devices continue to post', async () => {
  const cook = await signUp(test.app);
  const other = await signIn(test.app, cook.email);
  const writers = Array.from({ length: 16 }, (_, n) => postOn(n % 2 === 0 ? cook : other));
  await expect
    .poll(async () => (await test.app.inject({ url: '/api/posts' })).json().posts.length)
    .toBe(20);
  expect((await leave(cook)).statusCode).toBe(200);
  // A post that was accepted before the deletion may be answered with 503.
  const others = (await Promise.all(writers)).filter((status) => ![401, 503].includes(status));
  expect(others).toEqual([]);
  expect((await test.app.inject({ url: '/api/posts' })).json().posts).toEqual([]);
});

it('keeps the member signed in after a failed deletion, so that they can try again', async () => {
  const cook = await signUp(test.app);
  await test.pool.query(
    `create function keep() returns trigger language plpgsql as $$ begin raise exception 'No'; end $$;
     create trigger keep before delete on users for each row execute function keep()`,
  );
  expect((await leave(cook)).statusCode).toBe(500);
  await test.pool.query('drop trigger keep on users');
  expect((await cook.ask('GET', '/auth/profile')).statusCode).toBe(200);
  expect((await leave(cook)).statusCode).toBe(200);
});
