import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Command } from '#contract/writes.ts';
import { countWaiting } from '#domain/outbox/feed.ts';
import { comment, create, openSheet, POST, wireOutbox } from '#src/testing/outbox-page.ts';

const page = wireOutbox();
const like: Command = { op: 'like.set', postId: POST, on: true };

test('[T-outbox-26] a refused write is listed first with its reason, and discarding a post asks first', async () => {
  await page.write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await page.write(create);
  await page.write(comment);
  await page.write(like);
  await page.refuse('post.create', { status: 422, message: 'No', details: ['Image is too large'] });
  page.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText('Couldn’t be sent: Image is too large')).toBeTruthy();
  const [first] = within(sheet).getAllByRole('listitem');
  expect(first?.textContent).toContain('Post “Dan dan, the lazy way”');
  const edit = within(sheet).getByRole('link', { name: 'Edit' });
  expect(edit.getAttribute('href')).toBe(`/create-post?edit=${POST}`);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this?' });
  expect(question.textContent).toContain('2 more things that depend on it are discarded too.');
  fireEvent.click(within(question).getByRole('button', { name: 'Keep' }));
  expect(await countWaiting(page.cook.user.id)).toBe(4);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Discard' }));
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', { name: 'Discard' }));
  await expect.poll(() => countWaiting(page.cook.user.id)).toBe(1);
});

test.each([
  ['its card in the feed', '/community'],
  ['its own page', `/post/${POST}`],
])('asks before discarding a refused post on %s', async (_place, address) => {
  await page.write(create);
  await page.write(comment);
  await page.refuse('post.create', { status: 422, message: 'No', details: ['Image is too large'] });
  page.open(address);
  const discard = { name: 'Discard' };
  fireEvent.click(await screen.findByRole('button', discard));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this?' });
  expect(screen.getByText('Couldn’t be sent: Image is too large')).toBeTruthy();
  expect(question.textContent).toContain(
    'Your post “Dan dan, the lazy way” was never sent, and there is no other copy.',
  );
  expect(question.textContent).toContain('One more thing that depends on it is discarded too.');
  fireEvent.click(within(question).getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await countWaiting(page.cook.user.id)).toBe(2);
  fireEvent.click(screen.getByRole('button', discard));
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', discard));
  await expect.poll(() => countWaiting(page.cook.user.id)).toBe(0);
});

test('a comment on a deleted post can be copied, but not sent again', async () => {
  await page.write(comment, 'Fourteen people');
  await page.refuse('comment.add', { status: 404, message: 'Post not found' });
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: copied },
    configurable: true,
  });
  page.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText('The post is gone')).toBeTruthy();
  expect(within(sheet).queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Copy text' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(copied).toHaveBeenCalledWith('Saving this for the next snow day.');
});

test('a refused comment shows its text, and discarding it asks first', async () => {
  await page.write(comment, 'Fourteen people');
  await page.refuse('comment.add', { status: 404, message: 'Post not found' });
  page.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText('“Saving this for the next snow day.”')).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(
    'Your comment on “Fourteen people” was never sent, and there is no other copy.',
  );
  expect(await countWaiting(page.cook.user.id)).toBe(1);
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await expect.poll(() => countWaiting(page.cook.user.id)).toBe(0);
  expect(await within(sheet).findByText(/is saved here until it is sent/)).toBeTruthy();
});

test('shows that a write may have arrived, instead of calling it refused', async () => {
  await page.write(like, 'Fourteen people');
  const message = 'We can’t tell whether this was sent. Check before you send it again.';
  await page.refuse('like.set', { status: 0, code: 'unknown_outcome', message });
  page.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText(message)).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('several refusals share one notice, which opens the sheet', async () => {
  await page.write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await page.write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  await page.refuse('favorite.set', { status: 422, message: 'No' });
  await page.refuse('saved.set', { status: 422, message: 'No' });
  page.open('/trending-recipes');
  expect(await screen.findByText('2 things couldn’t be sent')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('dialog', { name: '2 things couldn’t be sent' })).toBeTruthy();
});

const SOMETHING_ELSE = '0190aaaa-0000-7000-8000-000000000003';
const update: Command = {
  op: 'post.update',
  postId: POST,
  changes: { title: 'Dan dan', content: 'Slower.' },
  baseVersion: null,
};
test.each([
  ['gone', comment, { status: 404, message: 'Post not found' }],
  ['gone', update, { status: 410, message: 'Post not found' }],
  ['in conflict', update, { status: 409, code: 'stale', message: 'Edited elsewhere' }],
])('offers no retry for a write whose target is %s: %#', async (_what, command, error) => {
  await page.write(command, 'Fourteen people');
  await page.refuse(command.op, error);
  page.open('/trending-recipes');
  expect(await screen.findByRole('button', { name: 'Show' })).toBeTruthy();
  const sheet = await openSheet();
  expect(await within(sheet).findByRole('button', { name: 'Discard' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('names an edit by its new title, or else by the old one', async () => {
  await page.write(update, 'Fourteen people');
  const other = { ...update, postId: SOMETHING_ELSE, changes: { content: 'Slower.' } };
  await page.write(other, 'Socarrat');
  page.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText('Edit “Dan dan”')).toBeTruthy();
  expect(within(sheet).getByText('Edit “Socarrat”')).toBeTruthy();
});
