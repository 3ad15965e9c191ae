import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useNoDevice } from '#offline/testing/fresh-device.ts';
import { fillDisk, mendDisk } from '#offline/testing/full-disk.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { listPostsOf } from '#src/testing/feed.ts';
import { CONTENT, press, readAlerts, readStatus, readTitle, type } from '#src/testing/post-form.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();
let cook: Cook;

beforeEach(async () => {
  cook = await page.signUp('Amara Diallo');
  await signInHere(cook);
});
afterEach(mendDisk);

async function open(address = '/create-post') {
  const router = page.open(address);
  await screen.findByLabelText('Title');
  return router;
}

test('saves a draft while typing and offers it again, but only to its author', async () => {
  await open();
  type('Title', 'Half a');
  press('Thai');
  cleanup();
  const other = await page.signUp('Eve');
  await signInHere(other);
  await open();
  expect(readTitle()).toBe('');
  cleanup();
  await signInHere(cook);
  page.open('/create-post');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }));
  await waitFor(() => expect(readTitle()).toBe('Half a'));
  expect(screen.getByRole('button', { name: 'Thai' }).getAttribute('aria-pressed')).toBe('true');
  type(CONTENT, 'Now whole.');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  cleanup();
  await open();
  expect(readTitle()).toBe('');
});

test('[T-drafts-2] an offered draft shows its picture, and closing the page keeps it', async () => {
  const { saveDraft } = await import('#offline/community/draft-store.ts');
  const { writeOnDevice } = await import('#offline/device/device.ts');
  const { NOTHING_WRITTEN } = await import('./written.ts');
  const picture = { upload: '0190-p', type: 'image/webp', name: 'soup.webp', alt: '' };
  const userId = cook.user.id;
  const draft = {
    id: `${userId}|new`,
    userId,
    postId: '0190-d',
    written: { ...NOTHING_WRITTEN, title: 'Half a', pictures: [picture] },
    typed: '',
    base: null,
    baseVersion: null,
    at: Date.now(),
  };
  await writeOnDevice((device) =>
    saveDraft(device, draft, new Map([[picture.upload, new ArrayBuffer(8)]])),
  );
  const router = page.open('/create-post');
  await screen.findByRole('button', { name: 'Continue your draft' });
  expect(screen.getByRole('img', { name: 'Your picture' })).toBeTruthy();
  press('Close');
  await waitFor(() => expect(router.state.location.pathname).toBe('/community'));
  cleanup();
  page.open('/create-post');
  expect(await screen.findByRole('button', { name: 'Continue your draft' })).toBeTruthy();
});

test('starting over asks first, then clears the form and deletes the draft', async () => {
  await open();
  type('Title', 'Half a');
  cleanup();
  page.open('/create-post');
  fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
  expect(screen.getByText('Half a')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByLabelText('Title');
  expect(readTitle()).toBe('');
  cleanup();
  await open();
});

test('[T-drafts-4] a device without storage shows a notice before typing, and publishing calls the server directly', async () => {
  useNoDevice();
  await open();
  await waitFor(() => expect(readStatus()).toContain('This device can’t store anything.'));
  type('Title', 'Dan dan');
  type(CONTENT, 'Spicy.');
  page.hasNetwork = false;
  press('Publish');
  await waitFor(() => expect(readAlerts()).toContain('Failed to save post: Offline'));
  expect(readTitle()).toBe('Dan dan');
  page.hasNetwork = true;
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ title: 'Dan dan' }]);
});

test('[T-drafts-3] a full device shows a notice while the text is still there', async () => {
  await open();
  fillDisk();
  type('Title', 'Dan dan');
  await waitFor(() => expect(readStatus()).toContain('This device is full.'), { timeout: 5000 });
  expect(readTitle()).toBe('Dan dan');
  type(CONTENT, 'Spicy.');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
});
