import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { signUpLongAgo } from '#server/testing/sign-up-long-ago.ts';

const WORDS = { title: 'Ragù', content: 'Slowly.' };

it.each([
  ['POST', '/posts', WORDS, 240],
  ['POST', '/posts/018f0000-0000-7000-8000-000000000000/like', undefined, 300],
  ['POST', '/posts/018f0000-0000-7000-8000-000000000000/comments', { content: 'Hm' }, 240],
] as const)('%s %s is rate limited only beyond human speed', async (method, path, body, most) => {
  const limited = await buildTestApp({ dishes: {} });
  try {
    const cook = await signUpLongAgo(limited);
    const asks = Array.from({ length: most + 1 }, () => cook.ask(method, path, body));
    const slow = (await Promise.all(asks)).filter(({ statusCode }) => statusCode === 429);
    expect(slow).toHaveLength(1);
    expect(Number(slow[0]?.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

it('counts created and changed posts together, before it reads a body', async () => {
  const limited = await buildTestApp({ dishes: {} });
  try {
    const cook = await signUpLongAgo(limited);
    const path = `/posts/${(await cook.ask('POST', '/posts', WORDS)).json()._id}`;
    const asks = Array.from({ length: 240 }, () =>
      cook.ask('PUT', path, '{', { 'content-type': 'application/json' }),
    );
    const statuses = (await Promise.all(asks)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await cook.ask('POST', '/posts', WORDS)).statusCode).toBe(429);
  } finally {
    await limited.close();
  }
});

it('limits pictures in posts like uploads', async () => {
  const limited = await buildTestApp({ dishes: {} });
  try {
    const cook = await signUpLongAgo(limited);
    const path = `/posts/${(await cook.ask('POST', '/posts', WORDS)).json()._id}`;
    const asks = Array.from({ length: 201 }, () => cook.ask('PUT', path, { image: 'data:' }));
    const slow = (await Promise.all(asks)).filter(({ statusCode }) => statusCode === 429);
    expect(slow).toHaveLength(1);
    expect((await cook.ask('PUT', path, { title: 'Words may' })).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});

it('[T-limits-3] a new member reaches the limit earlier, with the same message as every other limit', async () => {
  const limited = await buildTestApp({ dishes: {} });
  try {
    const cook = await signUp(limited.app);
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      statuses.push((await cook.ask('POST', '/posts', WORDS)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await cook.ask('POST', '/posts', WORDS);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { error: 'Too many requests. Please wait a moment and try again.', code: 'rate_limited' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    const other = await signUpLongAgo(limited);
    expect((await other.ask('POST', '/posts', WORDS)).statusCode).toBe(201);
  } finally {
    await limited.close();
  }
});
