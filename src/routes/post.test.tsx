import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Cook, PASSWORD, signUp } from '../../server/testing/sign-up.ts';
import { answerWith } from '../data/api.ts';
import { wish } from '../data/outbox.ts';
import { sendNow } from '../data/outbox-driver.ts';
import { beginSession, endSession } from '../data/session.ts';
import { recordSession } from '../data/session-record.ts';
import { closeDevice } from '../offline/device.ts';
import { type OpenApp, openApp } from '../testing/open-app.tsx';
import { dismissNotice } from '../ui/notices.ts';

let app: OpenApp;
let amara: Cook;
let kofi: Cook;
let postId: string;
let hasNetwork = true;

const overWire = (input: RequestInfo | URL, init?: RequestInit) =>
  hasNetwork ? app.server.fetch(input, init) : Promise.reject(new TypeError('no network'));

beforeAll(async () => {
  app = await openApp({ dishes: {} });
  await Promise.all([
    import('../features/community/likers-sheet.tsx'),
    import('../features/community/post-copy-note.tsx'),
    import('../features/community/delete-comment.tsx'),
    import('../features/community/delete-post-dialog.tsx'),
  ]);
});
afterAll(() => app.close());
beforeEach(async () => {
  closeDevice();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
  localStorage.clear();
  sessionStorage.clear();
  act(() => dismissNotice());
  hasNetwork = true;
  vi.stubGlobal('fetch', overWire);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  amara = await signUp(app.server.app, 'Amara Diallo');
  kofi = await signUp(app.server.app, 'Kofi Mensah');
  const made = await kofi.ask('POST', '/posts', {
    title: 'Fourteen people',
    content: 'Two  days\n\tof soaking. https://beans.example/how.',
    type: 'story',
    category: 'food-story',
    cuisine: 'Brazilian',
    tags: ['#Feijoada', 'Beans'],
  });
  postId = made.json()._id;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function signInHere(cook: Cook): Promise<void> {
  await recordSession({ token: cook.token, user: cook.user });
  beginSession({ token: cook.token, user: cook.user }, Date.now());
}

function open(address = `/post/${postId}`) {
  const router = app.open(address);
  answerWith(overWire);
  return router;
}

const refuse = () =>
  Promise.resolve(new Response(JSON.stringify({ error: 'Not like this' }), { status: 422 }));
const heading = () => screen.findByRole('heading', { level: 1, name: 'Fourteen people' });
const fetchPost = async () => (await kofi.ask('GET', `/posts/${postId}`)).json();
const listComments = async (): Promise<string[]> =>
  (await fetchPost()).comments.map(({ content }: { content: string }) => content);
const say = (cook: Cook, content: string) =>
  cook.ask('POST', `/posts/${postId}/comments`, { content });
const box = () => screen.findByRole('textbox', { name: 'Add a comment' });

async function write(content: string): Promise<void> {
  fireEvent.change(await box(), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('visitors read the whole post: its words as they were written, whose it is, what it is about', async () => {
  await say(amara, 'The oranges!');
  open();
  await heading();
  const link = screen.getByRole('link', { name: 'https://beans.example/how' });
  expect(link.parentElement?.textContent).toBe(
    'Two  days\n\tof soaking. https://beans.example/how.',
  );
  expect(screen.getByText('Story')).toBeTruthy();
  expect(screen.getByText(/Food story/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Kofi Mensah/ }).getAttribute('href')).toBe(
    `/profile/${kofi.user.id}`,
  );
  for (const word of ['Brazilian', '#Feijoada', 'Beans']) {
    expect(screen.getByRole('link', { name: word }).getAttribute('href')).toMatch(/^\/search\?q=/);
  }
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy();
  expect(screen.getByText('The oranges!')).toBeTruthy();
  expect(document.title).toBe('Fourteen people · Simmer');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('specification 6: the comment box is replaced by a login prompt, and one comes back', async () => {
  const router = open();
  await heading();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Log In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: amara.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/post/${postId}`));
  expect(await box()).toBeTruthy();
});

test('specification 6: a like on the post redirects a visitor to /login', async () => {
  const router = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a like is a toggle: at once on screen, then on the server, also after a reload', async () => {
  await signInHere(amara);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }));
  const unlike = await screen.findByRole('button', { name: 'Unlike' });
  expect(screen.getByText('1 like')).toBeTruthy();
  await expect.poll(async () => (await fetchPost()).likeCount).toBe(1);
  fireEvent.click(unlike);
  await screen.findByRole('button', { name: 'Like' });
  expect(screen.getByText('0 likes')).toBeTruthy();
  await expect.poll(async () => (await fetchPost()).likeCount).toBe(0);
});

test('the count opens who liked it, oneself first though it still waits', async () => {
  await kofi.ask('POST', `/posts/${postId}/like`);
  await signInHere(amara);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }));
  fireEvent.click(await screen.findByRole('button', { name: '2 likes' }));
  const sheet = await screen.findByRole('dialog', { name: 'Likes' });
  const people = await within(sheet).findAllByRole('link');
  expect(people.map((link) => link.getAttribute('href'))).toEqual([
    `/profile/${amara.user.id}`,
    `/profile/${kofi.user.id}`,
  ]);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
});

test('a comment stands there at once, is counted, and arrives once', async () => {
  await signInHere(amara);
  open();
  await write('Saving this for the next snow day.');
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy();
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  await expect.poll(listComments).toEqual(['Saving this for the next snow day.']);
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(screen.getAllByText('Saving this for the next snow day.')).toHaveLength(1);
});

test('with no network a comment waits in its place, also after a reload, and is then sent', async () => {
  await signInHere(amara);
  open();
  await heading();
  hasNetwork = false;
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
  hasNetwork = true;
  await act(() => sendNow());
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(screen.getAllByText('Which sausage?')).toHaveLength(1);
  expect(await listComments()).toEqual(['Which sausage?']);
});

test('what is typed is a draft until it is sent, for this member and this post', async () => {
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

test('a comment that the server refuses says why; its text comes back into the box and is sent again', async () => {
  await signInHere(amara);
  open();
  await heading();
  vi.stubGlobal('fetch', refuse);
  await write('Which sausge?');
  expect(await screen.findByText(/Couldn’t be sent: Not like this/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '0 comments' })).toBeTruthy();
  fireEvent.change(await box(), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'Which sausge?'));
  vi.stubGlobal('fetch', overWire);
  await write('Which sausage?');
  await expect.poll(listComments).toEqual(['Which sausage?']);
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'Something else'));
  await waitFor(() => expect(screen.queryByText(/Couldn’t be sent/)).toBeNull());
});

test('from what waits one comes with the refused comment in the box', async () => {
  await signInHere(amara);
  vi.stubGlobal('fetch', refuse);
  const command = { op: 'comment.add', postId, commentId: '0190-c', content: 'Mend me' } as const;
  await wish(command, { userId: amara.user.id });
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

test('a comment is deleted by its author, after a question', async () => {
  await say(amara, 'Mine');
  await say(kofi, 'His');
  await signInHere(amara);
  open();
  await screen.findByText('Mine');
  const [remove, ...others] = screen.getAllByRole('button', { name: 'Delete comment' });
  expect(others).toEqual([]);
  if (remove) fireEvent.click(remove);
  const question = await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Mine')).toBeNull());
  // The button is gone with it: one goes on reading where the comments begin.
  const comments = screen.getByRole('heading', { name: '1 comment' });
  await waitFor(() => expect(document.activeElement).toBe(comments));
  await expect.poll(listComments).toEqual(['His']);
});

test('the author of the post may delete every comment on it; a visitor none', async () => {
  await say(amara, 'Hers');
  open();
  await screen.findByText('Hers');
  expect(screen.queryByRole('button', { name: 'Delete comment' })).toBeNull();
  await act(() => signInHere(kofi));
  expect(await screen.findByRole('button', { name: 'Delete comment' })).toBeTruthy();
});

test('the author edits, and deletes after a question; then one stands in the community', async () => {
  await signInHere(kofi);
  const router = open();
  await heading();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    `/create-post?edit=${postId}`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
  expect(question.textContent).toContain(
    'Are you sure you want to delete this post? This action cannot be undone.',
  );
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/community'));
  expect(await screen.findByText('Post deleted successfully')).toBeTruthy();
  await expect.poll(async () => (await kofi.ask('GET', `/posts/${postId}`)).statusCode).toBe(404);
});

test('specification 8: Post Not Found', async () => {
  open('/post/01900000-0000-7000-8000-000000000000');
  expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeTruthy();
  expect(screen.getByText('The post you are looking for does not exist.')).toBeTruthy();
});

test('one’s own post that waits has its address already, and keeps it once it is sent', async () => {
  await signInHere(amara);
  hasNetwork = false;
  const id = '01900000-0000-7000-8000-00000000000a';
  const post = { _id: id, title: 'Dan dan, the lazy way', content: 'It works.', tags: ['Quick'] };
  await wish({ op: 'post.create', post }, { userId: amara.user.id });
  open(`/post/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Dan dan, the lazy way' });
  expect(screen.getByText('Waiting to send')).toBeTruthy();
  await write('And a first comment');
  await waitFor(() => expect(screen.getAllByText('Waiting to send')).toHaveLength(2));
  hasNetwork = true;
  await act(() => sendNow());
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Dan dan, the lazy way' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Like' })).toBeTruthy();
  expect(screen.getAllByText('And a first comment')).toHaveLength(1);
});

test('a post that one is deleting is gone at once', async () => {
  await signInHere(kofi);
  hasNetwork = false;
  await wish({ op: 'post.delete', postId }, { userId: kofi.user.id });
  hasNetwork = true;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  open();
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeTruthy();
});

test('what one wrote on a post that was deleted meanwhile can be copied', async () => {
  await signInHere(amara);
  open();
  await heading();
  hasNetwork = false;
  await write('My grandmother’s way:\nsalt last.');
  await screen.findByText('Waiting to send');
  await kofi.ask('DELETE', `/posts/${postId}`);
  hasNetwork = true;
  await act(() => sendNow());
  cleanup();
  open();
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeTruthy();
  expect(await screen.findByText(/Couldn’t be sent: The post is gone\./)).toBeTruthy();
  const shelf: string[] = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    clipboard: { writeText: async (text: string) => void shelf.push(text) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Copy text' }));
  await expect.poll(() => shelf).toEqual(['My grandmother’s way:\nsalt last.']);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/The post is gone/)).toBeNull());
});

test('without a copy and a network it says so, and tries again', async () => {
  hasNetwork = false;
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Offline' })).toBeTruthy();
  hasNetwork = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading()).toBeTruthy();
});

test('past the first two hundred, more comments come when they are asked for', async () => {
  for (const words of ['One', 'Two', 'Three']) await say(amara, words);
  const first = await kofi.ask('GET', `/posts/${postId}/comments?limit=1`);
  const { comments, pagination } = first.json();
  const short = { ...(await fetchPost()), comments, commentsCursor: pagination.nextCursor };
  open();
  answerWith((input, init) =>
    (input instanceof Request ? input.url : String(input)).endsWith(`/posts/${postId}`)
      ? Promise.resolve(Response.json(short))
      : overWire(input, init),
  );
  await screen.findByText('One');
  expect(screen.getByRole('heading', { name: '3 comments' })).toBeTruthy();
  expect(screen.queryByText('Two')).toBeNull();
  hasNetwork = false;
  fireEvent.click(screen.getByRole('button', { name: 'More comments' }));
  expect(await screen.findByText('Offline. More comments could not be loaded')).toBeTruthy();
  hasNetwork = true;
  fireEvent.click(screen.getByRole('button', { name: 'More comments' }));
  expect(await screen.findByText('Three')).toBeTruthy();
  expect(screen.getAllByText('One')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'More comments' })).toBeNull();
});

test('while it is on its way, the page says so', async () => {
  open();
  answerWith(() => new Promise(() => undefined));
  expect(await screen.findByRole('status', { name: 'Loading post' })).toBeTruthy();
});

test('what one member saw is not shown to a visitor', async () => {
  await signInHere(amara);
  open();
  await heading();
  act(() => endSession('left'));
  hasNetwork = false;
  cleanup();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Offline' })).toBeTruthy();
});
