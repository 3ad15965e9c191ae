import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toIdOfPostRecipe } from '#contract/page/paths.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { writeOnDevice } from '#offline/device/device.ts';
import { readSession } from '#offline/recipes/cooking-session.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { saveSettings } from '#platform/settings.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { publish } from '#src/testing/feed.ts';
import { listRecipes, writeRecipe } from '#src/testing/own-recipe.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let kofi: Cook;
let ama: Cook;
let postId: string;
beforeEach(async () => {
  kofi = await page.signUp('Kofi Mensah');
  ama = await page.signUp('Ama Owusu');
  const cookbookId = await writeRecipe(kofi, 'Jollof');
  postId = await publish(kofi, 'Sunday', { cookbookId });
});

test('a post shows its recipe, and a copy names the author', async () => {
  await signInHere(ama);
  page.open(`/post/${postId}`);
  expect(await screen.findByRole('heading', { name: 'Jollof' })).toBeTruthy();
  expect(screen.getByText('Serves 4')).toBeTruthy();
  expect(screen.getByText('200 g flour')).toBeTruthy();
  expect(screen.getByText('Mix.')).toBeTruthy();
  const keep = await screen.findByRole('button', { name: 'Keep a copy' });
  await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(keep);
  const link = await screen.findByRole('link', { name: 'In your cookbook' });
  await sendNow();
  await expect
    .poll(() => listRecipes(ama))
    .toMatchObject([
      {
        title: 'Jollof',
        servings: 4,
        ingredients: ['200 g flour', '2 eggs'],
        visibility: 'private',
        source: { name: 'Kofi Mensah', url: `${location.origin}/post/${postId}` },
      },
    ]);
  const [copy] = await listRecipes(ama);
  expect(link.getAttribute('href')).toContain(copy?._id);
});

test('cooks the recipe of a post offline and adds nothing to the cookbook', async () => {
  await signInHere(ama);
  page.open(`/post/${postId}`);
  const cook = await screen.findByRole('link', { name: 'Cook this' });
  page.hasNetwork = false;
  fireEvent.click(cook);
  await screen.findByRole('heading', { name: 'Step 1 of 1: Mix' });
  fireEvent.click(screen.getByRole('button', { name: 'Ingredients' }));
  const sheet = await screen.findByRole('dialog', { name: 'Ingredients' });
  within(sheet).getByRole('checkbox', { name: /200 g flour/ });
  within(sheet).getByRole('button', { name: 'Add to shopping list' });
  expect((await readSession(toIdOfPostRecipe(postId)))?.recipe.title).toBe('Jollof');
  page.hasNetwork = true;
  await sendNow();
  expect(await listRecipes(ama)).toEqual([]);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'Sunday' });
});

test('does not cook the recipe of an open post that the server refuses', async () => {
  await signInHere(ama);
  page.open(`/post/${postId}`);
  const cook = await screen.findByRole('link', { name: 'Cook this' });
  await writeOnDevice((device) => device.communityPages.clear());
  page.instead = (_, url) =>
    url.includes('/posts/')
      ? Response.json({ error: 'You may not see it', details: [] }, { status: 403 })
      : undefined;
  await queryClient.invalidateQueries({ refetchType: 'none' });
  fireEvent.click(cook);
  await screen.findByText('You may not see it');
  expect(screen.queryByRole('heading', { name: /Step 1/ })).toBeNull();
});

test('a visitor shops for the recipe of a post without a network', async () => {
  page.open(`/post/${postId}`);
  const add = await screen.findByRole('button', { name: 'Add to shopping list' });
  page.hasNetwork = false;
  fireEvent.click(add);
  const dialog = await screen.findByRole('dialog', { name: 'Shop for Jollof' });
  const servings = within(dialog).getByRole('group', { name: 'Servings' });
  fireEvent.click(within(servings).getByRole('button', { name: 'More servings' }));
  fireEvent.click(within(dialog).getByRole('button', { name: /^Add \d items?$/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open list' }));
  await screen.findByRole('checkbox', { name: /flour/i });
  const dishes = screen.getByText('1 dish on this list').closest('details') ?? document.body;
  const link = within(dishes).getByRole('link', { name: 'Jollof' });
  expect(link.getAttribute('href')).toBe(`/post/${postId}`);
  const amount = within(dishes).getByRole('group', { name: 'Servings of Jollof' });
  expect(amount.textContent).toContain('5');
  fireEvent.click(within(amount).getByRole('button', { name: 'Fewer servings' }));
  await waitFor(() => expect(amount.textContent).toContain('4'));
});

test('warns of what the reader avoids, and shows the notes', async () => {
  const ingredients = ['For the butter sauce:', '2 eggs'];
  const more = { ingredients, notes: 'Keeps three days.\nFreezes well.' };
  postId = await publish(kofi, 'Eggs', { cookbookId: await writeRecipe(kofi, 'Eggs', more) });
  saveSettings({ diet: { allergens: ['milk', 'eggs'], diets: [] } });
  page.open(`/post/${postId}`);
  const warning = await screen.findByRole('region', { name: 'Warning for you' });
  await within(warning).findByText('Contains eggs: eggs');
  expect(within(warning).queryByText(/milk/)).toBeNull();
  expect(screen.getByText(/Keeps three days/).textContent).toBe(more.notes);
});

test('a post without a recipe offers none', async () => {
  postId = await publish(kofi, 'Only words', {});
  page.open(`/post/${postId}`);
  expect(await screen.findByRole('heading', { name: 'Only words' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cook this' })).toBeNull();
});
