import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cook } from '#server/testing/sign-up.ts';
import { findCard, publish } from '#src/testing/feed.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let kofi: Cook;
let postId: string;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await page.server.pool.query('delete from posts');
  kofi = await page.signUp('Kofi Mensah');
  const cooked = { minutes: 40, servings: 1 };
  postId = await publish(kofi, 'So good', { recipeId: 'tom-yum', cooked, rating: 4 });
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['in the feed', '/community', () => findCard('So good')],
  ['on its page', '', async () => within(await screen.findByRole('main'))],
])('a post about a dish shows the dish and its stars %s', async (_where, address, find) => {
  page.open(address || `/post/${postId}`);
  const place = await find();
  const dish = await place.findByRole('link', { name: /Tom yum with prawns/ });
  expect(dish.getAttribute('href')).toBe('/recipe/tom-yum');
  expect(dish.textContent).toContain('40\u00a0min · 1 serving');
  expect(within(dish).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
});

test('a member’s page shows cooked dishes, and counts them as reviews', async () => {
  page.open(`/profile/${kofi.user.id}`);
  const tile = await screen.findByRole('link', { name: /So good/ });
  expect(tile.textContent).toContain('Tom yum with prawns');
  expect(await within(tile).findByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(screen.getByText(/1 review$/)).toBeTruthy();
});

test('keeps the stars of a dish that left the collection', async () => {
  await page.server.pool.query(`update posts set recipe_id = 'gone'`);
  page.open(`/post/${postId}`);
  expect(await screen.findByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Tom yum/ })).toBeNull();
});

test('a member’s page lists each cooked dish once, with its newest stars', async () => {
  await publish(kofi, 'Again', { recipeId: 'tom-yum', cooked: {}, rating: 5 });
  await publish(kofi, 'Only named', { recipeId: 'moussaka' });
  page.open(`/profile/${kofi.user.id}`);
  const cooked = within(await screen.findByRole('region', { name: 'Cooked' }));
  const dishes = cooked.getAllByRole('link');
  expect(dishes.map((dish) => dish.getAttribute('href'))).toEqual(['/recipe/tom-yum']);
  expect(cooked.getByText('Tom yum with prawns')).toBeTruthy();
  expect(cooked.getByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
});

test('lists the dish of a waiting post as well', async () => {
  await signInHere(kofi);
  page.open(`/profile/${kofi.user.id}`);
  await screen.findByRole('region', { name: 'Cooked' });
  page.instead = (method) => {
    if (method !== 'GET') throw new TypeError('no network');
    return undefined;
  };
  const dish = { title: 'Moussaka', image: '' };
  const words = { title: 'Mine', content: 'Hot.', recipeId: 'moussaka', dish, rating: 4 };
  const post = { _id: '018f0000-0000-7000-8000-000000000078', ...words };
  await act(() => queueWrites([{ command: { op: 'post.create', post }, userId: kofi.user.id }]));
  await waitFor(() => {
    const cooked = within(screen.getByRole('region', { name: 'Cooked' }));
    const names = cooked.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(names).toEqual(['/recipe/moussaka', '/recipe/tom-yum']);
  });
});
