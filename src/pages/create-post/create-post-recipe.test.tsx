import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Cook } from '#server/testing/sign-up.ts';
import { listPostsOf } from '#src/testing/feed.ts';
import { readPostRecipe, writeRecipe } from '#src/testing/own-recipe.ts';
import { CONTENT, press, readStatus, type } from '#src/testing/post-form.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();
let cook: Cook;
beforeEach(async () => {
  cook = await page.signUp('Amara Diallo');
  await signInHere(cook);
});

async function open() {
  page.open('/create-post');
  await screen.findByLabelText('Title');
  type('Title', 'Sunday');
  type(CONTENT, 'We cooked.');
}
async function choose() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add ingredients and steps' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Jollof' }));
  await screen.findByRole('region', { name: 'Recipe of your cookbook' });
}

test('a recipe of the cookbook is published with the post', async () => {
  await writeRecipe(cook, 'Jollof');
  await open();
  await choose();
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  const [post] = await listPostsOf(cook);
  expect(await readPostRecipe(cook, post?._id)).toMatchObject({ title: 'Jollof' });
});

test('a recipe can be removed, and a story has none', async () => {
  await writeRecipe(cook, 'Jollof');
  await open();
  await choose();
  press('Remove Jollof from the post');
  await choose();
  fireEvent.click(screen.getByRole('radio', { name: 'Story' }));
  expect(screen.queryByRole('region', { name: 'Recipe of your cookbook' })).toBeNull();
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  const [post] = await listPostsOf(cook);
  expect(await readPostRecipe(cook, post?._id)).toBeUndefined();
});

test('a member without recipes can write one', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add ingredients and steps' }));
  const link = await screen.findByRole('link', { name: 'Write a new one' });
  expect(link.getAttribute('href')).toBe('/cookbook/new');
});
