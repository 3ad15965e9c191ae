import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { signUp } from '../testing/sign-up.ts';

const WORDS = { title: 'Ragù', content: 'Slowly.' };

it.each([
  ['POST', '/posts', WORDS, 240],
  ['POST', '/posts/018f0000-0000-7000-8000-000000000000/like', undefined, 300],
  ['POST', '/posts/018f0000-0000-7000-8000-000000000000/comments', { content: 'Hm' }, 240],
] as const)('%s %s is slowed down where no person would be', async (method, path, body, most) => {
  const limited = await buildTestApp({ dishes: {} });
  try {
    const cook = await signUp(limited.app);
    const asks = Array.from({ length: most + 1 }, () => cook.ask(method, path, body));
    const slow = (await Promise.all(asks)).filter(({ statusCode }) => statusCode === 429);
    expect(slow).toHaveLength(1);
    expect(Number(slow[0]?.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

it('creating and changing posts is counted together, before a body is read', async () => {
  const limited = await buildTestApp({ dishes: {} });
  try {
    const cook = await signUp(limited.app);
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

it('pictures within posts are as many as uploads may be', async () => {
  const limited = await buildTestApp({ dishes: {} });
  try {
    const cook = await signUp(limited.app);
    const path = `/posts/${(await cook.ask('POST', '/posts', WORDS)).json()._id}`;
    const asks = Array.from({ length: 201 }, () => cook.ask('PUT', path, { image: 'data:' }));
    const slow = (await Promise.all(asks)).filter(({ statusCode }) => statusCode === 429);
    expect(slow).toHaveLength(1);
    expect((await cook.ask('PUT', path, { title: 'Words may' })).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
