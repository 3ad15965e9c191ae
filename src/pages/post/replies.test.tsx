import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { type Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {}, rateLimit: 'off' });
let amara: Cook;
let kofi: Cook;
let postId: string;
beforeEach(async () => {
  amara = await page.signUp('Amara');
  kofi = await page.signUp('Kofi');
  const made = await kofi.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
  postId = made.json()._id;
});

const open = () => page.open(`/post/${postId}`);
async function comment(cook: Cook, content: string, replyTo?: string): Promise<string> {
  const body = { content, ...(replyTo && { replyTo }) };
  return (await cook.ask('POST', `/posts/${postId}/comments`, body)).json().comment._id;
}
const fetchPost = async () => (await kofi.ask('GET', `/posts/${postId}`)).json();
const listReplies = async (): Promise<(string | undefined)[]> =>
  (await fetchPost()).comments.map(({ replyTo }: { replyTo?: string }) => replyTo);
const box = () => screen.findByRole('textbox', { name: 'Add a comment' });
const replies = (name: string) => screen.findByRole('list', { name: `Replies to ${name}` });
async function answer(name: string, content: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Reply to ${name}` }));
  expect(await screen.findByText(`Replying to ${name}`)).toBeTruthy();
  fireEvent.change(await box(), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('replies appear below their comment, oldest first; visitors cannot reply', async () => {
  const first = await comment(amara, 'Which wine?');
  await comment(amara, 'Or none?');
  const second = await comment(kofi, 'Red.', first);
  await comment(amara, 'Thanks!', second);
  open();
  const list = await replies('Amara');
  expect(
    within(list)
      .getAllByText(/Red\.|Thanks!/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Red.', 'Thanks!']);
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
});

test('a reply names its addressee, shows at once and arrives', async () => {
  const first = await comment(kofi, 'Which wine?');
  await signInHere(amara);
  open();
  await answer('Kofi', 'White, please.');
  expect(await within(await replies('Kofi')).findByText('White, please.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Replying to Kofi')).toBeNull());
  await expect.poll(listReplies).toEqual([undefined, first]);
});

test('a reply started while another one is being stored stays open', async () => {
  await comment(kofi, 'Which wine?');
  await signInHere(amara);
  open();
  await answer('Kofi', 'White, please.');
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Kofi' }));
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  expect(screen.getByText('Replying to Kofi')).toBeTruthy();
});

test('cancelling a reply keeps the text as a plain comment', async () => {
  await comment(kofi, 'Which wine?');
  await signInHere(amara);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Reply to Kofi' }));
  expect(document.activeElement).toBe(await box());
  fireEvent.change(await box(), { target: { value: 'Lovely.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Replying to Kofi')).toBeNull());
  expect(await box()).toHaveProperty('value', 'Lovely.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(listReplies).toEqual([undefined, undefined]);
});

test('an unfinished reply survives a reload, unless it was cancelled before', async () => {
  const first = await comment(kofi, 'Which wine?');
  await signInHere(amara);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Reply to Kofi' }));
  fireEvent.change(await box(), { target: { value: 'White' } });
  cleanup();
  open();
  expect(await screen.findByText('Replying to Kofi')).toBeTruthy();
  expect(await box()).toHaveProperty('value', 'White');
  expect(document.activeElement).not.toBe(await box());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(listReplies).toEqual([undefined, first]);

  fireEvent.click(await screen.findByRole('button', { name: 'Reply to Kofi' }));
  fireEvent.change(await box(), { target: { value: 'Or red' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  open();
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'Or red'));
  expect(screen.queryByText('Replying to Kofi')).toBeNull();
});

test('with no network a reply to a waiting comment waits below it, also after a reload', async () => {
  await signInHere(amara);
  open();
  await screen.findByRole('heading', { level: 1, name: 'Ragù' });
  page.hasNetwork = false;
  fireEvent.change(await box(), { target: { value: 'Which wine?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await answer('Amara', 'I mean: how much?');
  const list = await replies('Amara');
  await within(list).findByText('Waiting to send');
  cleanup();
  open();
  expect(await within(await replies('Amara')).findByText('I mean: how much?')).toBeTruthy();
  page.hasNetwork = true;
  await act(() => sendNow());
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  const { comments } = await fetchPost();
  expect(await listReplies()).toEqual([undefined, comments[0]._id]);
});

test('[T-comments-1] a reply to a comment that was deleted meanwhile shows the reason, and can be sent as a plain comment', async () => {
  const first = await comment(kofi, 'Which wine?');
  await signInHere(amara);
  open();
  await screen.findByText('Which wine?');
  page.hasNetwork = false;
  await answer('Kofi', 'White, please.');
  await screen.findByText('Waiting to send');
  await kofi.ask('DELETE', `/posts/${postId}/comments/${first}`);
  page.hasNetwork = true;
  await act(() => sendNow());
  await screen.findByText('Couldn’t be sent: The comment you are replying to was deleted');
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'White, please.'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(listReplies).toEqual([undefined]);
});

test('replies to a deleted comment stay below a placeholder', async () => {
  const first = await comment(kofi, 'Which wine?');
  const second = await comment(amara, 'White, please.', first);
  await comment(kofi, 'Dry?', second);
  await kofi.ask('DELETE', `/posts/${postId}/comments/${first}`);
  await signInHere(amara);
  open();
  const place = await screen.findByText('This comment was deleted');
  const list = within(screen.getByRole('list', { name: 'Replies to a deleted comment' }));
  expect(list.getAllByText(/White|Dry/).map(({ textContent }) => textContent)).toEqual([
    'White, please.',
    'Dry?',
  ]);
  expect(place.closest('li')?.querySelectorAll('[aria-label="Reply to "]')).toHaveLength(0);
  await answer('Kofi', 'Very.');
  await expect.poll(async () => (await fetchPost()).comments.at(-1)?.replyTo).toBe(first);
});

test('a reply from a later page appears below its comment from the first page', async () => {
  const first = await comment(amara, 'Which wine?');
  await comment(amara, 'Or none?');
  await comment(kofi, 'Red.', first);
  const page1 = (await kofi.ask('GET', `/posts/${postId}/comments?limit=2`)).json();
  const { comments, pagination } = page1;
  const short = { ...(await fetchPost()), comments, commentsCursor: pagination.nextCursor };
  open();
  answerWith((input, init) =>
    (input instanceof Request ? input.url : String(input)).endsWith(`/posts/${postId}`)
      ? Promise.resolve(toOwnAnswer(short))
      : page.ask(input, init),
  );
  await screen.findByText('Or none?');
  fireEvent.click(screen.getByRole('button', { name: 'More comments' }));
  expect(await within(await replies('Amara')).findByText('Red.')).toBeTruthy();
});
