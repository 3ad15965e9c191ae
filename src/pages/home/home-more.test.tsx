import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAllPages } from '#offline/community/community-pages.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { toTestDish } from '#server/testing/test-dishes.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('shows three trending dishes below the cuisines, without mentioning posts', async () => {
  app.open('/');
  const dishes = within(await screen.findByRole('region', { name: 'Trending dishes' }));
  const [more, ...links] = dishes.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(more).toBe('/trending-recipes');
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toMatch(/^\/recipe\//);
  expect(screen.queryByText('From the community')).toBeNull();
});

test('then shows the dish of the day and rows of dishes; the row of quick ones links to all of them', async () => {
  const dishes = Array.from({ length: 40 }, (_, at) => {
    const cookTime = at < 20 ? '1 hours' : '10 minutes';
    return [`asian/thai/dish-${at}`, toTestDish({ cookTime, recipe_name: `Dish ${at}` })] as const;
  });
  const many = await openApp({ dishes: Object.fromEntries(dishes) });
  many.open('/');
  const today = within(await screen.findByRole('region', { name: 'Dish of the day' }));
  expect(today.getByRole('link').getAttribute('href')).toMatch(/^\/recipe\//);
  const quick = within(screen.getByRole('region', { name: 'Ready in 30 minutes or less' }));
  const allQuick = quick.getByRole('link', { name: 'All quick dishes' });
  expect(allQuick.getAttribute('href')).toBe('/all-recipes?maxMinutes=30');
  const shown = [...document.querySelectorAll('main li a[href^="/recipe/"]:has(h3)')];
  const all = shown.map((link) => link.getAttribute('href'));
  expect(all.length).toBeGreaterThan(23);
  expect(new Set(all).size).toBe(all.length);
  await many.close();
});

test('with no network and no copy nothing is shown below', async () => {
  const asked: string[] = [];
  app.open('/', (input) => {
    asked.push(new URL(new Request(input).url).pathname);
    return Promise.reject(new TypeError('no network'));
  });
  await waitFor(
    () => expect(asked).toEqual(expect.arrayContaining(['/api/recipes', '/api/posts'])),
    {
      timeout: 5000,
    },
  );
  expect(screen.queryByText('Trending dishes')).toBeNull();
  expect(screen.queryByText('From the community')).toBeNull();
});

test('shows the two newest community posts at the end', async () => {
  const author = await signUp(app.server.app, 'Amara Diallo');
  for (const title of ['First broth', 'Second broth', 'Third broth']) {
    await author.ask('POST', '/posts', { title, content: 'Bones, water, time.' });
  }
  app.open('/');
  const posts = within(await screen.findByRole('region', { name: 'From the community' }));
  expect(posts.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Third broth',
    'Second broth',
  ]);
});

test('of two posts about one dish only the newest is shown', async () => {
  const author = await signUp(app.server.app, 'Ines Duarte');
  const dish = { content: 'Sour and hot.', recipeId: 'tom-yum' };
  await author.ask('POST', '/posts', { ...dish, title: 'Tom yum at noon' });
  await author.ask('POST', '/posts', { ...dish, title: 'Tom yum at night' });
  app.open('/');
  const posts = within(await screen.findByRole('region', { name: 'From the community' }));
  await posts.findByText('Tom yum at night');
  expect(posts.queryByText('Tom yum at noon')).toBeNull();
});

const findCommunity = () => screen.findByRole('region', { name: 'From the community' });

test('posts from the server replace the copy on the device', async () => {
  const author = await signUp(app.server.app, 'Tomás Rivera');
  useFreshDevice();
  app.open('/');
  await findCommunity();
  await expect.poll(async () => (await readAllPages('')).map(({ kind }) => kind)).toContain('feed');
  await author.ask('POST', '/posts', { title: 'Fourth broth', content: 'Bones, water, time.' });
  cleanup();
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  app.open('/', async (input, init) => {
    if (new URL(new Request(input).url).pathname === '/api/posts') await held;
    return app.server.fetch(input, init);
  });
  expect(within(await findCommunity()).queryByText('Fourth broth')).toBeNull();
  answer?.();
  await screen.findByText('Fourth broth');
});
