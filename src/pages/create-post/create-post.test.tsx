import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { isAnyoneBusy } from '#platform/busy.ts';
import { toTestAnimation } from '#server/testing/pictures.ts';
import { type Cook, PASSWORD } from '#server/testing/sign-up.ts';
import { listPostsOf, publish } from '#src/testing/feed.ts';
import { CONTENT, press, readAlerts, readStatus, readTitle, type } from '#src/testing/post-form.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();
let cook: Cook;
/** Paths of the requests sent. */
const sent: string[] = [];

beforeEach(async () => {
  sent.length = 0;
  page.instead = (method, address) => {
    if (method !== 'GET') sent.push(address);
    return undefined;
  };
  cook = await page.signUp('Amara Diallo');
  await signInHere(cook);
});

async function open(address = '/create-post') {
  const router = page.open(address);
  await screen.findByLabelText('Title');
  return router;
}
function pick(file: File): void {
  const [input] = document.querySelectorAll('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
}

test('sends a visitor to the sign-in page, then back to the post', async () => {
  const { endSession } = await import('#platform/session.ts');
  endSession();
  const id = await publish(cook, 'Soup');
  const router = page.open(`/create-post?edit=${id}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await screen.findByLabelText('Email');
  type('Email', cook.email);
  type('Password', PASSWORD);
  press('Sign In');
  await waitFor(() => expect(readTitle()).toBe('Soup'));
  expect(router.state.location.href).toBe(`/create-post?edit=${id}`);
});

const SHARED = '/create-post?title=Best+soup&text=Look+at+this&url=https%3A%2F%2Fa.test%2Fsoup';
const readContent = () => screen.getByLabelText<HTMLTextAreaElement>(CONTENT).value;

test('fills content shared by another app into a new post', async () => {
  await open(SHARED);
  expect(readTitle()).toBe('Best soup');
  expect(readContent()).toBe('Look at this\n\nhttps://a.test/soup');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ title: 'Best soup' }]);
});

test('treats a shared number as text', async () => {
  await open('/create-post?text=42');
  expect(readContent()).toBe('42');
});

test('appends shared content to an existing draft, which is offered first', async () => {
  await open();
  type(CONTENT, 'Begun.');
  cleanup();
  page.open(SHARED);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }));
  await screen.findByLabelText('Title');
  expect(readContent()).toBe('Begun.\n\nLook at this\n\nhttps://a.test/soup');
});

test('sends a visitor who shares something to sign in, then back', async () => {
  const { endSession } = await import('#platform/session.ts');
  endSession();
  const router = page.open(SHARED);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await screen.findByLabelText('Email');
  type('Email', cook.email);
  type('Password', PASSWORD);
  press('Sign In');
  await waitFor(() => expect(readTitle()).toBe('Best soup'));
  expect(readContent()).toContain('https://a.test/soup');
});

test('requires title and content, and focuses the first missing one', async () => {
  await open();
  press('Publish');
  expect(readAlerts()).toContain('Title and content are required');
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  type('Title', 'Soup');
  type(CONTENT, ' \u200B\u2800');
  press('Publish');
  expect(document.activeElement).toBe(screen.getByLabelText(CONTENT));
  expect(sent).toEqual([]);
});

const field = () => screen.getByLabelText<HTMLInputElement>('Add a hashtag');
const listTags = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map(({ textContent }) => textContent);

test('splits tags at list separators of any script, but not during input-method composition', async () => {
  await open();
  type('Add a hashtag', 'ぎょうざ');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true, keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect([listTags(), field().value]).toEqual([[], 'ぎょうざ']);
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect([listTags(), field().value]).toEqual([['#ぎょうざ'], '']);
  type('Add a hashtag', '寿司、');
  fireEvent.paste(field(), { clipboardData: { getData: () => 'soup, stew，roast' } });
  expect(listTags()).toEqual(['#ぎょうざ', '#寿司', '#soup', '#stew', '#roast']);
  type('Add a hashtag', 'dal, rice, soup');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(listTags()).toEqual(['#ぎょうざ', '#寿司', '#soup', '#stew', '#roast', '#dal', '#rice']);
  expect(field().value).toBe('soup');
  expect(readStatus()).toContain('“#soup” is already added');
});

test('publishes a post unchanged, and opens it 1.5 s after the message', async () => {
  const router = await open();
  const flags: unknown[] = [];
  router.subscribe('onBeforeNavigate', ({ toLocation }) => flags.push(toLocation.state.refresh));
  type('Title', 'Dan dan');
  type(CONTENT, 'No ya cai.\n\nIt works.');
  fireEvent.click(screen.getByRole('radio', { name: 'Story' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Cooking tip' }));
  type('Cuisine', 'Chinese');
  press('Japanese');
  press('One Pot');
  type('Add a hashtag', '  noodles ');
  fireEvent.keyDown(screen.getByLabelText('Add a hashtag'), { key: 'Enter' });
  type('Add a hashtag', 'NOODLES');
  fireEvent.keyDown(screen.getByLabelText('Add a hashtag'), { key: 'Enter' });
  type('Add a hashtag', 'lazy');
  expect(await isAnyoneBusy()).toBe(true);
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  expect(await listPostsOf(cook)).toMatchObject([
    {
      title: 'Dan dan',
      content: 'No ya cai.\n\nIt works.',
      type: 'story',
      category: 'cooking-tip',
      cuisine: 'Chinese',
      tags: ['Japanese', 'One Pot', '#noodles', '#lazy'],
      image: null,
    },
  ]);
  expect(router.state.location.pathname).toBe('/create-post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/community'), { timeout: 5000 });
  expect(flags).toContain('Post published successfully');
  await expect.poll(isAnyoneBusy).toBe(false);
});

test('without a network a post waits with no success message, and is sent once when online', async () => {
  const router = await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'On the train.');
  page.hasNetwork = false;
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Waiting to send'));
  expect(readStatus()).not.toContain('published');
  expect(router.state.location.pathname).toBe('/community');
  expect(await listPostsOf(cook)).toEqual([]);
  page.hasNetwork = true;
  await sendNow();
  await expect.poll(async () => (await listPostsOf(cook)).length).toBe(1);
});

test('[T-posts-1] a refused post stays in the form with its reason, and a retry publishes it once', async () => {
  await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'Spicy.');
  const details = [{ msg: 'Too hot' }, { msg: 'Too late' }];
  page.instead = () => {
    page.instead = undefined;
    return toOwnAnswer({ error: 'Validation failed', details }, { status: 422 });
  };
  press('Publish');
  await waitFor(() => expect(readAlerts()).toContain('Failed to save post: Too hot, Too late'));
  expect(readTitle()).toBe('Dan dan');
  type('Title', 'Dan dan, mild');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ title: 'Dan dan, mild' }]);
});

test('uploads a picture before the post that refers to it; the picture can be removed', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => {} }));
  const bytes = new Uint8Array(await toTestAnimation());
  await open();
  pick(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(readAlerts()).toContain('Please select a valid image file');
  pick(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  expect(readAlerts()).toContain('Image file size must be less than 5MB');
  pick(new File([bytes], 'stir.gif', { type: 'image/gif' }));
  await screen.findByAltText('Your picture');
  press('Remove picture');
  expect(screen.queryByAltText('Your picture')).toBeNull();
  pick(new File([bytes], 'stir.gif', { type: 'image/gif' }));
  type('Title', 'Stir');
  type(CONTENT, 'Round and round.');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  const [post] = await listPostsOf(cook);
  expect(post?.['image']).toMatch(/^\/media\/uploads\//);
  expect(sent.filter((address) => address === '/api/upload/image')).toHaveLength(1);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  cleanup();
  await open();
  pick(new File(['x'], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(readAlerts()).toContain('Failed to read image file'));
});
