import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { listPostsOf, publish } from '#src/testing/feed.ts';
import { CONTENT, press, readStatus, readTitle, type } from '#src/testing/post-form.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();
let cook: Cook;
beforeEach(async () => {
  cook = await page.signUp('Amara Diallo');
  await signInHere(cook);
});

const toAddress = (cooked: object) =>
  `/create-post?title=Tom+yum&cooked=${encodeURIComponent(JSON.stringify(cooked))}`;
const SAID = {
  recipeId: 'tom-yum',
  cooked: { minutes: 40, servings: 3, swaps: ['tofu instead of prawns'] },
};
const COOKED = toAddress({ recipeId: SAID.recipeId, ...SAID.cooked });
const findDish = async () => within(await screen.findByRole('region', { name: 'The dish' }));
const star = (count: number) =>
  screen.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
async function open(address = COOKED) {
  const router = page.open(address);
  await screen.findByLabelText('Title');
  return router;
}

test('a post about a cooked dish carries how it was cooked and its rating', async () => {
  await open();
  const dish = await findDish();
  expect(dish.getByText('40 min · 3 servings · tofu instead of prawns')).toBeTruthy();
  const group = screen.getByRole('group', { name: 'Your rating' });
  expect(within(group).getAllByRole('radio')).toHaveLength(5);
  fireEvent.click(star(5));
  press('Clear rating');
  expect(within(group).queryByRole('radio', { checked: true })).toBeNull();
  fireEvent.click(star(4));
  type(CONTENT, 'Sour.');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ title: 'Tom yum', ...SAID, rating: 4 }]);
});

test('without a network it waits with its dish and its rating, and arrives with them', async () => {
  await open();
  await findDish();
  fireEvent.click(star(5));
  type(CONTENT, 'On the train.');
  page.hasNetwork = false;
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Waiting to send'));
  const card = within(await screen.findByRole('article', { name: 'Tom yum' }));
  expect(await card.findByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
  expect(card.getByRole('link', { name: /40\smin/ }).getAttribute('href')).toBe('/recipe/tom-yum');
  page.hasNetwork = true;
  await sendNow();
  await expect.poll(async () => await listPostsOf(cook)).toMatchObject([{ ...SAID, rating: 5 }]);
});

test('the dish can be removed, and stays in a draft until then', async () => {
  await open();
  await findDish();
  fireEvent.click(star(3));
  type(CONTENT, 'Begun.');
  cleanup();
  page.open('/create-post');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }));
  await findDish();
  expect(star(3)).toHaveProperty('checked', true);
  press('Remove Tom yum');
  expect(screen.queryByRole('region', { name: 'The dish' })).toBeNull();
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  const [post] = await listPostsOf(cook);
  expect(post).toMatchObject({ content: 'Begun.' });
  expect(post).not.toHaveProperty('recipeId');
});

test('an edit starts with the dish, and can change only the rating', async () => {
  const id = await publish(cook, 'Tom yum', { ...SAID, rating: 2 });
  await open(`/create-post?edit=${id}`);
  expect(readTitle()).toBe('Tom yum');
  const dish = await findDish();
  expect(dish.getByText('Tom yum with prawns')).toBeTruthy();
  fireEvent.click(star(5));
  press('Save changes');
  await waitFor(() => expect(readStatus()).toContain('Post updated successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ title: 'Tom yum', ...SAID, rating: 5 }]);
});

test('ignores invalid details of a dish in the address', async () => {
  await open(toAddress({ recipeId: 'tom-yum', minutes: 0.5, servings: -2, swaps: [' '] }));
  await findDish();
  type(CONTENT, 'Hot.');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ recipeId: 'tom-yum', cooked: {} }]);
});

test.each([{ recipeId: 7 }, { recipeId: 'tom-yum', swaps: 7 }, [], { minutes: 4 }])(
  'an address without a valid dish starts a post without one: %j',
  async (cooked) => {
    await open(toAddress(cooked));
    expect(readTitle()).toBe('Tom yum');
    expect(screen.queryByRole('region', { name: 'The dish' })).toBeNull();
  },
);
