import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {} });
let amara: Cook;
let kofi: Cook;
let postId: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  amara = await page.signUp('Amara Diallo');
  kofi = await page.signUp('Kofi Mensah');
  const made = await kofi.ask('POST', '/posts', {
    title: 'Fourteen people',
    content: 'Two days of soaking.',
  });
  postId = made.json()._id;
});
afterEach(() => vi.restoreAllMocks());

const open = (address = `/post/${postId}`) => page.open(address);
const heading = () => screen.findByRole('heading', { level: 1, name: 'Fourteen people' });
const fetchPost = async () => (await kofi.ask('GET', `/posts/${postId}`)).json();
const listComments = async (): Promise<string[]> =>
  (await fetchPost()).comments.map(({ content }: { content: string }) => content);
const comment = (cook: Cook, content: string) =>
  cook.ask('POST', `/posts/${postId}/comments`, { content });
const box = () => screen.findByRole('textbox', { name: 'Add a comment' });

async function write(content: string): Promise<void> {
  fireEvent.change(await box(), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('the author can edit a comment for ten minutes, and it is marked as edited', async () => {
  await signInHere(amara);
  await comment(kofi, 'Not mine');
  const made = await comment(amara, 'With too much salt');
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
  const input = await box();
  expect(input).toHaveProperty('value', 'With too much salt');
  await write('With enough salt');
  const changed = (await findSaid('With enough salt')).closest('li');
  expect(changed?.textContent).toContain('· edited');
  await expect.poll(listComments).toEqual(['Not mine', 'With enough salt']);
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  const { _id } = made.json().comment;
  await page.server.pool.query(
    `update comments set created_at = created_at - interval '11 minutes' where id = $1`,
    [_id],
  );
  cleanup();
  open();
  await findSaid('With enough salt');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete comment' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Edit comment' })).toBeNull();
});

test('edits a waiting comment before it is sent, and it arrives once', async () => {
  await signInHere(amara);
  open();
  await heading();
  page.hasNetwork = false;
  await write('To be menbed');
  await screen.findByText('Waiting to send');
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  fireEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
  await write('Mended');
  await findSaid('Mended');
  expect(screen.queryByText('To be menbed')).toBeNull();
  page.hasNetwork = true;
  await act(sendNow);
  await expect.poll(listComments).toEqual(['Mended']);
});

test('a waiting edit leaves the comment in its place', async () => {
  await signInHere(amara);
  await comment(amara, 'First');
  await comment(kofi, 'Second');
  open();
  await screen.findByText('Second');
  page.hasNetwork = false;
  fireEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
  await write('First, changed');
  const changed = await findSaid('First, changed');
  expect(within(must(changed.closest('li'))).getByText('Waiting to send')).toBeTruthy();
  const shown = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  expect(shown.findIndex((text) => text.includes('First, changed'))).toBeLessThan(
    shown.findIndex((text) => text.includes('Second')),
  );
});

/** Skips the comment box, which contains the same text. */
function findSaid(words: string): Promise<HTMLElement> {
  return screen.findByText(words, { selector: 'p *' });
}

function must<T>(found: T | null): T {
  if (found === null) throw new Error('not there');
  return found;
}

test('deleting a waiting comment shows that it was never sent', async () => {
  await signInHere(amara);
  open();
  await heading();
  page.hasNetwork = false;
  await write('Which sausage?');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
  expect(question.textContent).toContain(
    'Your comment was never sent, and there is no other copy.',
  );
});
