import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('the four cuisine cards link to their families', async () => {
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

test('the top navigation has exactly the specified labels', async () => {
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
