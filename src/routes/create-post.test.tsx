import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Post } from '../../contract/post.ts';
import { toTestAnimation } from '../../server/testing/pictures.ts';
import { type Cook, PASSWORD, signUp } from '../../server/testing/sign-up.ts';
import { answerWith } from '../data/api.ts';
import { isAnyoneBusy } from '../data/busy.ts';
import { sendNow } from '../data/outbox-driver.ts';
import { beginSession } from '../data/session.ts';
import { recordSession } from '../data/session-record.ts';
import { closeDevice } from '../offline/device.ts';
import { fillDisk, mendDisk } from '../offline/testing/full-disk.ts';
import { type OpenApp, openApp } from '../testing/open-app.tsx';

let app: OpenApp;
let cook: Cook;
let hasNetwork = true;
/** What is put in place of the server's next answer to a write. */
let refusal: (() => Response) | undefined;
const sent: { method: string; address: string }[] = [];

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  closeDevice();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
  localStorage.clear();
  sessionStorage.clear();
  hasNetwork = true;
  refusal = undefined;
  sent.length = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!hasNetwork) throw new TypeError('no network');
    sent.push({ method: init.method ?? 'GET', address });
    const answer = refusal?.();
    refusal = undefined;
    return answer ?? app.server.fetch(address, init);
  });
  cook = await signUp(app.server.app, 'Amara Diallo');
  await signInAs(cook);
});
afterEach(() => {
  mendDisk();
  vi.unstubAllGlobals();
});

async function signInAs({ token, user }: Cook): Promise<void> {
  await recordSession({ token, user });
  beginSession({ token, user }, Date.now());
}
/** The app's own questions go this way, what waits goes by `fetch`. */
function cutNetwork(): void {
  hasNetwork = false;
  answerWith(() => Promise.reject(new TypeError('no network')));
}

const CONTENT = 'What happened in the kitchen?';
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toldAsAlert = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('|');
const toldAsStatus = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('|');

async function open(address = '/create-post') {
  const router = app.open(address);
  await screen.findByLabelText('Title');
  return router;
}
function leaveIt(): void {}
function pick(file: File): void {
  const [input] = document.querySelectorAll('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
}
async function listPosts(): Promise<Record<string, unknown>[]> {
  return (await cook.ask('GET', `/posts?authorId=${cook.user.id}`)).json().posts;
}
async function makePost(of: Cook, more: object = {}): Promise<string> {
  const body = { title: 'Soup', content: 'Hot', tags: ['Thai'], ...more };
  return (await of.ask('POST', '/posts', body)).json()._id;
}
async function readKept(id: string) {
  const { readPage } = await import('../offline/community-pages.ts');
  const name = { userId: cook.user.id, kind: 'post', id } as const;
  return (await readPage(name, Post))?.value;
}
const readTitle = () => screen.getByLabelText<HTMLInputElement>('Title').value;

test('a visitor is led to sign in, and back to what they wanted to write', async () => {
  const { endSession } = await import('../data/session.ts');
  endSession();
  const id = await makePost(cook);
  const router = app.open(`/create-post?edit=${id}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await screen.findByLabelText('Email');
  type('Email', cook.email);
  type('Password', PASSWORD);
  press('Sign In');
  await waitFor(() => expect(readTitle()).toBe('Soup'));
  expect(router.state.location.href).toBe(`/create-post?edit=${id}`);
});

test('title and content are required, and the first that is missing gets the focus', async () => {
  await open();
  press('Publish');
  expect(toldAsAlert()).toContain('Title and content are required');
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  type('Title', 'Soup');
  type(CONTENT, '  ');
  press('Publish');
  expect(document.activeElement).toBe(screen.getByLabelText(CONTENT));
  expect(sent).toEqual([]);
});

test('a post is published as it was written; 1.5 s after the message one reads it', async () => {
  const router = await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'No ya cai.\n\nIt works.');
  fireEvent.click(screen.getByRole('radio', { name: 'Story' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Cooking tip' }));
  type('Cuisine', 'Chinese');
  press('Japanese');
  press('One Pot');
  type('Add a tag', '  noodles ');
  fireEvent.keyDown(screen.getByLabelText('Add a tag'), { key: 'Enter' });
  type('Add a tag', 'NOODLES');
  fireEvent.keyDown(screen.getByLabelText('Add a tag'), { key: 'Enter' });
  type('Add a tag', '');
  type('Add a hashtag', 'lazy');
  expect(await isAnyoneBusy()).toBe(true);
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Post published successfully'));
  expect(await listPosts()).toMatchObject([
    {
      title: 'Dan dan',
      content: 'No ya cai.\n\nIt works.',
      type: 'story',
      category: 'cooking-tip',
      cuisine: 'Chinese',
      tags: ['Japanese', 'One Pot', 'noodles', '#lazy'],
      image: null,
    },
  ]);
  expect(router.state.location.pathname).toBe('/create-post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/community'), { timeout: 5000 });
  expect(router.state.location.state.refresh).toBe('Post published successfully');
  await expect.poll(isAnyoneBusy).toBe(false);
});

test('without a network nothing says posted: it waits, and is sent once when there is one', async () => {
  const router = await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'On the train.');
  cutNetwork();
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Waiting to send'));
  expect(toldAsStatus()).not.toContain('published');
  await waitFor(() => expect(router.state.location.state.refresh).toBe('Waiting to send'), {
    timeout: 5000,
  });
  expect(await listPosts()).toEqual([]);
  hasNetwork = true;
  answerWith(app.server.fetch);
  await sendNow();
  await expect.poll(async () => (await listPosts()).length).toBe(1);
});

test('what the server refuses stays in the form with its reason, and is one post in the end', async () => {
  await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'Spicy.');
  refusal = () => {
    const details = [{ msg: 'Too hot' }, { msg: 'Too late' }];
    return Response.json({ error: 'Validation failed', details }, { status: 422 });
  };
  press('Publish');
  await waitFor(() => expect(toldAsAlert()).toContain('Failed to save post: Too hot, Too late'));
  expect(readTitle()).toBe('Dan dan');
  type('Title', 'Dan dan, mild');
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Post published successfully'));
  expect(await listPosts()).toMatchObject([{ title: 'Dan dan, mild' }]);
});

test('a refused post is opened by its address with its text and the reason, and mended', async () => {
  await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'Spicy.');
  refusal = () => Response.json({ error: 'Not like this' }, { status: 422 });
  press('Publish');
  await waitFor(() => expect(toldAsAlert()).toContain('Failed to save post: Not like this'));
  const { readRows } = await import('../offline/outbox/rows.ts');
  const { writeOnDevice } = await import('../offline/device.ts');
  const [row] = await writeOnDevice((device) => readRows(device, cook.user.id));
  const id = row?.command.op === 'post.create' ? row.command.post._id : '';
  cleanup();
  await open(`/create-post?edit=${id}`);
  expect(readTitle()).toBe('Dan dan');
  expect(toldAsAlert()).toContain('Failed to save post: Not like this');
  type(CONTENT, 'Mild.');
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Post published successfully'));
  expect(await listPosts()).toMatchObject([{ _id: id, title: 'Dan dan', content: 'Mild.' }]);
});

test('a draft is kept as one types and offered again, to nobody else', async () => {
  await open();
  type('Title', 'Half a');
  press('Thai');
  cleanup();
  const other = await signUp(app.server.app, 'Eve');
  await signInAs(other);
  await open();
  expect(readTitle()).toBe('');
  cleanup();
  await signInAs(cook);
  app.open('/create-post');
  fireEvent.click(await screen.findByRole('button', { name: 'Go on with your draft' }));
  await waitFor(() => expect(readTitle()).toBe('Half a'));
  expect(screen.getByRole('button', { name: 'Thai' }).getAttribute('aria-pressed')).toBe('true');
  type(CONTENT, 'Now whole.');
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Post published successfully'));
  cleanup();
  await open();
  expect(readTitle()).toBe('');
});

test('who starts afresh is asked, then has an empty form, and the draft is gone', async () => {
  await open();
  type('Title', 'Half a');
  cleanup();
  app.open('/create-post');
  fireEvent.click(await screen.findByRole('button', { name: 'Start afresh' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
  expect(screen.getByText('Half a')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByLabelText('Title');
  expect(readTitle()).toBe('');
  cleanup();
  await open();
});

test('a device that keeps nothing says so before one types; publishing then asks the server', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  closeDevice();
  await open();
  await waitFor(() => expect(toldAsStatus()).toContain('This device keeps nothing.'));
  type('Title', 'Dan dan');
  type(CONTENT, 'Spicy.');
  answerWith(() => Promise.reject(new TypeError('no network')));
  press('Publish');
  await waitFor(() => expect(toldAsAlert()).toContain('Failed to save post: Offline'));
  expect(readTitle()).toBe('Dan dan');
  answerWith(app.server.fetch);
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Post published successfully'));
  expect(await listPosts()).toMatchObject([{ title: 'Dan dan' }]);
});

test('a full device says so while the text is still there', async () => {
  await open();
  fillDisk();
  type('Title', 'Dan dan');
  await waitFor(() => expect(toldAsStatus()).toContain('This device is full.'), { timeout: 5000 });
  expect(readTitle()).toBe('Dan dan');
  type(CONTENT, 'Spicy.');
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Post published successfully'));
});

test('one’s own post is edited as it is, by the address or by the navigation state', async () => {
  const id = await makePost(cook, { category: 'technique', type: 'story' });
  const router = app.open('/create-post');
  await router.navigate({ to: '/create-post', state: { edit: id } });
  await waitFor(() => expect(readTitle()).toBe('Soup'));
  expect(router.state.location.href).toBe(`/create-post?edit=${id}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Edit post' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Technique' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Story' })).toHaveProperty('checked', true);
  type('Title', 'Stew');
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Post updated successfully'));
  expect(await listPosts()).toMatchObject([{ _id: id, title: 'Stew', tags: ['Thai'] }]);
});

test('a late answer takes nothing away: a tag that was tapped stays', async () => {
  const id = await makePost(cook);
  await open(`/create-post?edit=${id}`);
  cleanup();
  const { queryClient } = await import('../data/query-client.ts');
  queryClient.clear();
  await cook.ask('PUT', `/posts/${id}`, { title: 'Elsewhere', content: 'Elsewhere' });
  let answer: () => void = leaveIt;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  app.open(`/create-post?edit=${id}`);
  answerWith(async (...call: Parameters<typeof app.server.fetch>) => {
    await late;
    return app.server.fetch(...call);
  });
  await screen.findByLabelText('Title');
  expect(readTitle()).toBe('Soup');
  press('Korean');
  answer();
  await expect.poll(async () => (await readKept(id))?.title).toBe('Elsewhere');
  const tag = screen.getByRole('button', { name: 'Korean' });
  expect(tag.getAttribute('aria-pressed')).toBe('true');
});

test('somebody else’s post, and one that is not there, say why they cannot be edited', async () => {
  const other = await signUp(app.server.app, 'Eve');
  const id = await makePost(other);
  app.open(`/create-post?edit=${id}`);
  await waitFor(() =>
    expect(toldAsAlert()).toContain('Failed to load post: You can only change your own posts'),
  );
  expect(screen.queryByLabelText('Title')).toBeNull();
  cleanup();
  app.open('/create-post?edit=01890000-0000-7000-8000-000000000000');
  await waitFor(() => expect(toldAsAlert()).toContain('Failed to load post: Post not found'));
  cleanup();
  app.open(`/create-post?edit=${await makePost(cook)}`);
  cutNetwork();
  await waitFor(() => expect(toldAsAlert()).toContain('Failed to load post: Offline'));
});

test('two edits of one post: both texts are offered, and what is chosen is sent', async () => {
  const id = await makePost(cook);
  await open(`/create-post?edit=${id}`);
  await cook.ask('PUT', `/posts/${id}`, { title: 'Elsewhere', content: 'Elsewhere' });
  type('Title', 'Here');
  type(CONTENT, 'Here');
  press('Publish');
  const dialog = await screen.findByRole('dialog', { name: 'Two texts of this post' });
  expect(toldAsAlert()).toContain('Failed to save post: This post was changed elsewhere');
  const title = within(within(dialog).getByRole('group', { name: 'Title' }));
  expect(title.getByText('Elsewhere')).toBeTruthy();
  fireEvent.click(title.getByRole('radio', { name: /The other/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish this' }));
  await waitFor(() => expect(toldAsStatus()).toContain('Post updated successfully'));
  expect(await listPosts()).toMatchObject([{ title: 'Elsewhere', content: 'Here' }]);
});

test('an edit of a post that waits becomes part of it', async () => {
  await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'Spicy.');
  cutNetwork();
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Waiting to send'));
  const { readRows } = await import('../offline/outbox/rows.ts');
  const { writeOnDevice } = await import('../offline/device.ts');
  const read = () => writeOnDevice((device) => readRows(device, cook.user.id));
  const [row] = await read();
  const id = row?.command.op === 'post.create' ? row.command.post._id : '';
  cleanup();
  await open(`/create-post?edit=${id}`);
  type(CONTENT, 'Mild.');
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Waiting to send'));
  hasNetwork = true;
  answerWith(app.server.fetch);
  await sendNow();
  await expect.poll(async () => (await read()).length).toBe(0);
  expect(await listPosts()).toMatchObject([{ _id: id, title: 'Dan dan', content: 'Mild.' }]);
});

test('a picture goes first and the post with its address; it can be taken out again', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: leaveIt }));
  const bytes = new Uint8Array(await toTestAnimation());
  await open();
  pick(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(toldAsAlert()).toContain('Please select a valid image file');
  pick(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  expect(toldAsAlert()).toContain('Image file size must be less than 5MB');
  pick(new File([bytes], 'stir.gif', { type: 'image/gif' }));
  await screen.findByAltText('Your picture');
  press('Remove picture');
  expect(screen.queryByAltText('Your picture')).toBeNull();
  pick(new File([bytes], 'stir.gif', { type: 'image/gif' }));
  type('Title', 'Stir');
  type(CONTENT, 'Round and round.');
  press('Publish');
  await waitFor(() => expect(toldAsStatus()).toContain('Post published successfully'));
  const [post] = await listPosts();
  expect(post?.['image']).toMatch(/^\/media\/uploads\//);
  expect(sent.filter(({ address }) => address === '/api/upload/image')).toHaveLength(1);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  cleanup();
  await open();
  pick(new File(['x'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(toldAsAlert()).toContain('Failed to read image file'));
});
