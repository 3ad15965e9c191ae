import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { type Cook, PASSWORD } from '#server/testing/sign-up.ts';
import { deleteForGood } from '#src/testing/delete-for-good.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
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
const refuse = (method: string) =>
  method === 'POST' ? toOwnAnswer({ error: 'Not like this' }, { status: 422 }) : undefined;

async function write(content: string): Promise<void> {
  fireEvent.change(await box(), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('specification 6: a login prompt replaces the comment box, and returns to the post', async () => {
  const router = open();
  await heading();
  fireEvent.click(await screen.findByRole('link', { name: 'Log In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: amara.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/post/${postId}`));
  expect(await box()).toBeTruthy();
});

test('a comment is shown at once, is counted, and is sent exactly once', async () => {
  await signInHere(amara);
  open();
  await write('Saving this for the next snow day.');
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy();
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  await expect.poll(listComments).toEqual(['Saving this for the next snow day.']);
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(screen.getAllByText('Saving this for the next snow day.')).toHaveLength(1);
});

test('a comment written offline is shown as waiting, also after a reload, and is sent once online', async () => {
  await signInHere(amara);
  open();
  await heading();
  page.hasNetwork = false;
  await write('Which sausage?');
  await screen.findByText('Waiting to send');
  cleanup();
  open();
  expect(await screen.findByText('Which sausage?')).toBeTruthy();
  expect(screen.getByText('Waiting to send')).toBeTruthy();
  expect(
    await screen.findByText(/^You’re offline\. Showing this post from \d\d:\d\d\.$/),
  ).toBeTruthy();
  expect(await listComments()).toEqual([]);
  page.hasNetwork = true;
  await act(() => sendNow());
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(screen.getAllByText('Which sausage?')).toHaveLength(1);
  expect(await listComments()).toEqual(['Which sausage?']);
});

test('saves typed text as a draft for this member and this post until it is sent', async () => {
  await signInHere(amara);
  open();
  fireEvent.change(await box(), { target: { value: 'Half a thought' } });
  globalThis.dispatchEvent(new Event('pagehide'));
  cleanup();
  open();
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'Half a thought'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(listComments).toEqual(['Half a thought']);
  cleanup();
  open();
  await screen.findByText('Half a thought');
  expect(await box()).toHaveProperty('value', '');
});

test('shows why a comment was refused; its text returns to the box and is sent again', async () => {
  await signInHere(amara);
  open();
  await heading();
  page.instead = refuse;
  await write('Which sausge?');
  expect(await screen.findByText(/Couldn’t be sent: Not like this/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '0 comments' })).toBeTruthy();
  fireEvent.change(await box(), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'Which sausge?'));
  page.instead = undefined;
  await write('Which sausage?');
  await expect.poll(listComments).toEqual(['Which sausage?']);
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'Something else'));
  await waitFor(() => expect(screen.queryByText(/Couldn’t be sent/)).toBeNull());
});

test('an address with a comment id opens the refused comment in the box', async () => {
  await signInHere(amara);
  page.instead = refuse;
  const command = { op: 'comment.add', postId, commentId: '0190-c', content: 'Mend me' } as const;
  await queueWrites([{ command, userId: amara.user.id }]);
  await sendNow();
  open(`/post/${postId}?comment=0190-c`);
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'Mend me'));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this?' });
  expect(screen.getByText('Mend me')).toBeTruthy();
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Mend me')).toBeNull());
});

test('the author deletes a comment after confirming', async () => {
  await comment(amara, 'Mine');
  await comment(kofi, 'His');
  await signInHere(amara);
  open();
  await screen.findByText('Mine');
  const [remove, ...others] = screen.getAllByRole('button', { name: 'Delete comment' });
  expect(others).toEqual([]);
  if (remove) fireEvent.click(remove);
  const question = await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Mine')).toBeNull());
  // The button is removed with the comment, so the focus moves to the heading of the comments.
  const comments = screen.getByRole('heading', { name: '1 comment' });
  await waitFor(() => expect(document.activeElement).toBe(comments));
  await deleteForGood();
  await expect.poll(listComments).toEqual(['His']);
});

test('the author of the post may delete every comment on it; a visitor none', async () => {
  await comment(amara, 'Hers');
  open();
  await screen.findByText('Hers');
  expect(screen.queryByRole('button', { name: 'Delete comment' })).toBeNull();
  await act(() => signInHere(kofi));
  expect(await screen.findByRole('button', { name: 'Delete comment' })).toBeTruthy();
});

test('a waiting post already has its address, and keeps it once it is sent', async () => {
  await signInHere(amara);
  page.hasNetwork = false;
  const id = '01900000-0000-7000-8000-00000000000a';
  const post = { _id: id, title: 'Dan dan, the lazy way', content: 'It works.', tags: ['Quick'] };
  await queueWrites([{ command: { op: 'post.create', post }, userId: amara.user.id }]);
  open(`/post/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Dan dan, the lazy way' });
  expect(screen.getByText('Waiting to send')).toBeTruthy();
  await write('And a first comment');
  await waitFor(() => expect(screen.getAllByText('Waiting to send')).toHaveLength(2));
  page.hasNetwork = true;
  await act(() => sendNow());
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Dan dan, the lazy way' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Like' })).toBeTruthy();
  expect(screen.getAllByText('And a first comment')).toHaveLength(1);
});

test('a comment on a post that was deleted meanwhile can be copied', async () => {
  await signInHere(amara);
  open();
  await heading();
  page.hasNetwork = false;
  await write('My grandmother’s way:\nsalt last.');
  await screen.findByText('Waiting to send');
  await kofi.ask('DELETE', `/posts/${postId}`);
  page.hasNetwork = true;
  await act(() => sendNow());
  cleanup();
  open();
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeTruthy();
  expect(await screen.findByText('The post is gone')).toBeTruthy();
  const shelf: string[] = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    clipboard: { writeText: async (text: string) => void shelf.push(text) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Copy text' }));
  await expect.poll(() => shelf).toEqual(['My grandmother’s way:\nsalt last.']);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this?' });
  // The title is stored with the comment, because the post is no longer on the device.
  expect(question.textContent).toContain('Your comment on “Fourteen people” was never sent,');
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('The post is gone')).toBeNull());
});

test('loads more than the first two hundred comments on request', async () => {
  for (const words of ['One', 'Two', 'Three']) await comment(amara, words);
  const first = await kofi.ask('GET', `/posts/${postId}/comments?limit=1`);
  const { comments, pagination } = first.json();
  const short = { ...(await fetchPost()), comments, commentsCursor: pagination.nextCursor };
  open();
  answerWith((input, init) =>
    (input instanceof Request ? input.url : String(input)).endsWith(`/posts/${postId}`)
      ? Promise.resolve(toOwnAnswer(short))
      : page.ask(input, init),
  );
  await screen.findByText('One');
  expect(screen.getByRole('heading', { name: '3 comments' })).toBeTruthy();
  expect(screen.queryByText('Two')).toBeNull();
  page.hasNetwork = false;
  fireEvent.click(screen.getByRole('button', { name: 'More comments' }));
  expect(await screen.findByText('Offline. More comments could not be loaded')).toBeTruthy();
  page.hasNetwork = true;
  fireEvent.click(screen.getByRole('button', { name: 'More comments' }));
  expect(await screen.findByText('Three')).toBeTruthy();
  expect(screen.getAllByText('One')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'More comments' })).toBeNull();
});
