import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../../server/testing/sign-up.ts';
import { setHint } from '../../browser/hints.ts';
import { answerWith } from '../../data/http.ts';
import { readAllPages } from '../../offline/community/community-pages.ts';
import { startSession } from '../../offline/recipes/cooking-session.ts';
import { useFreshDevice } from '../../offline/testing/fresh-device.ts';
import { toSampleRecipe } from '../../offline/testing/sample-recipes.ts';
import { type OpenApp, openApp } from '../../testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('the four cuisine cards lead to their families', async () => {
  app.open('/');
  const cards = [
    ['Asian Heritage', '/cuisine/asian'],
    ['Mediterranean Classics', '/cuisine/mediterranean'],
    ['Latin Flavors', '/cuisine/latin'],
    ['American Comfort', '/cuisine/american'],
  ] as const;
  for (const [name, address] of cards) {
    const card = await screen.findByRole('link', { name: new RegExp(name) });
    expect(card.getAttribute('href')).toBe(address);
  }
});

test('the top navigation carries its exact labels', async () => {
  app.open('/');
  for (const label of ['Trending recipe', 'Community', 'All Recipes', 'Signin']) {
    expect((await screen.findAllByRole('link', { name: label })).length).toBeGreaterThan(0);
  }
});

test('the tagline is typed character by character, and read aloud whole', async () => {
  app.open('/');
  const title = await screen.findByRole('heading', { level: 1 });
  const [spoken, typed] = title.children;
  expect(spoken?.textContent).toBe('Every dish has a story. Taste yours.');
  expect(typed?.getAttribute('aria-hidden')).toBe('true');
  const shown = () => typed?.firstChild?.textContent ?? '';
  const before = shown().length;
  await expect.poll(() => shown().length, { timeout: 5000 }).toBeGreaterThan(before + 2);
});

const openQuickStart = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Start Cooking' }));
  return within(await screen.findByRole('dialog', { name: 'What are we cooking?' }));
};
const listPressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

test('quick start asks for mood, cuisine and time; the four families come first, then the names unfold', async () => {
  app.open('/');
  const dialog = await openQuickStart();
  const countries = await dialog.findByRole('button', { name: 'Countries and regions' });
  expect(dialog.queryByRole('button', { name: 'Thai' })).toBeNull();
  fireEvent.click(countries);
  expect(countries.getAttribute('aria-expanded')).toBe('true');
  const names = (label: string) =>
    within(dialog.getByRole('group', { name: label }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names('I’m in the mood for')).toEqual([
    'Comfort Warm and slow',
    'Healthy Light and fresh',
    'Quick Fast and easy',
    'Adventure New to me',
  ]);
  expect(names('I have')).toEqual(['15 minutes', '30 minutes', '45 minutes', '60 minutes']);
  expect(names('Cuisine (needed)').slice(0, 4)).toEqual([
    'Asian',
    'Mediterranean',
    'Latin',
    'American',
  ]);
  expect(names('Cuisine (needed)').slice(5)).toEqual([
    'Chinese',
    'Thai',
    'Greek',
    'Mexican',
    'New England',
  ]);
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Thai' }));
  fireEvent.click(countries);
  expect(dialog.queryByRole('button', { name: 'Greek' })).toBeNull();
  expect(listPressed()).toEqual(['Thai']);
});

test('Find Recipes is disabled until a cuisine is chosen, yet says what is missing', async () => {
  const router = app.open('/');
  const dialog = await openQuickStart();
  const find = dialog.getByRole('button', { name: 'Find Recipes' });
  expect(find.getAttribute('aria-disabled')).toBe('true');
  expect(find.hasAttribute('disabled')).toBe(false);
  const reason = dialog.getByText('Please select a cuisine first!');
  expect(find.getAttribute('aria-describedby')).toBe(reason.id);
  fireEvent.click(find);
  expect(dialog.getByRole('alert').textContent).toBe('Please select a cuisine first!');
  expect(router.state.location.pathname).toBe('/');
  fireEvent.click(dialog.getByRole('button', { name: 'Asian' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(find.getAttribute('aria-disabled')).toBe('false');
});

test('what was chosen is reset each time the dialog opens', async () => {
  app.open('/');
  const dialog = await openQuickStart();
  for (const name of [/^Comfort/, 'Latin', '30 minutes']) {
    fireEvent.click(dialog.getByRole('button', { name }));
  }
  expect(listPressed()).toHaveLength(3);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openQuickStart();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('it leads to the cuisine page, with time and mood in the navigation state', async () => {
  const router = app.open('/');
  const dialog = await openQuickStart();
  for (const name of [
    /^Quick/,
    'Countries and regions',
    'New England',
    '45 minutes',
    'Find Recipes',
  ]) {
    fireEvent.click(await dialog.findByRole('button', { name }));
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/cuisine/new-england'));
  expect(router.state.location.state).toMatchObject({ mood: 'quick', time: 45 });
});

test("without the names it says 'Failed to load cuisines', and the families still lead on", async () => {
  const router = app.open('/');
  answerWith(() => Promise.reject(new TypeError('no network')));
  const dialog = await openQuickStart();
  await dialog.findByText('Failed to load cuisines');
  fireEvent.click(dialog.getByRole('button', { name: 'Mediterranean' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Find Recipes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cuisine/mediterranean'));
});

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const continueTo = async () =>
  (await screen.findByRole('link', { name: 'Continue' })).getAttribute('href');

test('what is on the stove is offered, the older dish once the newer is off', async () => {
  useFreshDevice();
  await startSession(toSampleRecipe('gumbo', { title: 'Gumbo' }), minutesAgo(40));
  const image_url = '/media/dishes/ramen.ab12.640.webp';
  await startSession(toSampleRecipe('ramen', { title: 'Ramen', image_url }), minutesAgo(20));
  setHint('cooking', true);
  app.open('/');
  expect(await continueTo()).toBe('/recipe/ramen/cook');
  const card = screen.getByRole('region', { name: 'Continue cooking' });
  expect(card.querySelector('img')?.getAttribute('src')).toBe(image_url);
  fireEvent.click(screen.getByRole('button', { name: 'Take Ramen off the stove' }));
  await screen.findByRole('heading', { name: 'Gumbo' });
  expect(await continueTo()).toBe('/recipe/gumbo/cook');
  fireEvent.click(screen.getByRole('button', { name: 'Take Gumbo off the stove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull());
});

test('below come the three dishes that trend; without posts no word of them', async () => {
  app.open('/');
  const dishes = within(await screen.findByRole('region', { name: 'Trending dishes' }));
  expect(dishes.getAllByRole('link')).toHaveLength(3);
  for (const link of dishes.getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^\/recipe\//);
  }
  expect(screen.queryByText('From the community')).toBeNull();
});

test('with no network and nothing kept nothing stands below', async () => {
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

test('and the two newest posts of the community', async () => {
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

const findCommunity = () => screen.findByRole('region', { name: 'From the community' });

test('posts that come after the copy of the device take its place', async () => {
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
