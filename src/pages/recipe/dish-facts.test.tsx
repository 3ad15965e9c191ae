import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { findFirstDishes } from '#server/testing/first-dishes.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { signInHere } from '#src/testing/sign-in-here.ts';

/** From the collection: the total of prep and cook time, and the author's level. */
const DISHES = [
  ['Phở Bò', '5 h 15 min', 'Medium'],
  ['Hummus bi Tahini', '13 h 40 min', 'Easy'],
  ['Ajiaco Santafereño', '2 h 5 min', 'Easy'],
  ['Horiatiki', '20 min', 'Easy'],
  ['Empanadas Mendocinas', '2 h 50 min', 'Hard'],
] as const;

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: await findFirstDishes() });
});
afterAll(() => app.close());
beforeEach(() => localStorage.clear());

const read = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('every card of All Recipes shows the time and the level of its own dish', async () => {
  app.open('/all-recipes');
  await screen.findByText('24 recipes');
  for (const [name, time, level] of DISHES) {
    const card = screen.getByRole('heading', { level: 2, name }).closest('article');
    expect(read(card)).toContain(time);
    expect(read(card)).toContain(level);
  }
  expect(read(document.querySelector('main'))).not.toMatch(/20-30 min|30-45 min|45-60 min|60\+/);
});

test('a hot dish shows that beside its level', async () => {
  app.open('/cuisine/chinese');
  const card = await screen.findByRole('article');
  expect(read(card)).toContain('Medium');
  expect(within(card).getByText('Spice: Hot')).toBeTruthy();
});

test('trending dishes show them as well', async () => {
  app.open('/trending-recipes');
  const [first, second, third] = await screen.findAllByRole('article');
  expect(read(first)).toContain('50 minMedium');
  expect(read(second)).toContain('1 h 35 minHard');
  expect(read(third)).toContain('6 h 20 minMedium');
});

test.each(DISHES)('search shows %s with its own facts', async (name, time, level) => {
  app.open(`/search?q=${encodeURIComponent(name)}`);
  const row = await screen.findByRole('link', { name: new RegExp(name) });
  expect(read(row)).toContain(`${time} · ${level}`);
});

test('a saved dish shows them too', async () => {
  useFreshDevice();
  const cook = await signUp(app.server.app, 'Amara Diallo');
  await cook.ask('POST', '/user/saved-recipes', { recipeName: 'Phở Bò' });
  await signInHere(cook);
  app.open('/profile');
  const row = await screen.findByRole('link', { name: /Phở Bò/ });
  expect(read(row)).toContain('5 h 15 min · Medium');
});
