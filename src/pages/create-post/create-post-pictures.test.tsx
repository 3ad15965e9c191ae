import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { writeOnDevice } from '#offline/device/device.ts';
import { toTestAnimation } from '#server/testing/pictures.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { listPostsOf } from '#src/testing/feed.ts';
import { CONTENT, press, readAlerts, readStatus, type } from '#src/testing/post-form.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();
let cook: Cook;
let bytes: Uint8Array<ArrayBuffer>;

beforeEach(async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => {} }));
  bytes = new Uint8Array(await toTestAnimation());
  cook = await page.signUp('Amara Diallo');
  await signInHere(cook);
});

const DESCRIBE = 'Describe this picture for people who cannot see it';

async function open(address = '/create-post') {
  const router = page.open(address);
  await screen.findByLabelText('Title');
  return router;
}
function pick(...names: string[]): void {
  const files = names.map((name) => new File([bytes], `${name}.gif`, { type: 'image/gif' }));
  const [input] = document.querySelectorAll('input[type=file]');
  if (input) fireEvent.change(input, { target: { files } });
}
const findFields = async (count: number) => {
  await waitFor(() => expect(screen.getAllByLabelText(DESCRIBE)).toHaveLength(count));
  return screen.getAllByLabelText<HTMLInputElement>(DESCRIBE);
};
async function describe(...alts: string[]) {
  const fields = await findFields(alts.length);
  for (const [n, alt] of alts.entries()) {
    const field = fields[n];
    if (field) fireEvent.change(field, { target: { value: alt } });
  }
}
const readAlts = () =>
  screen.getAllByLabelText<HTMLInputElement>(DESCRIBE).map(({ value }) => value);
const countBytes = () =>
  writeOnDevice((device) => device.blobs.where('userId').equals(cook.user.id).count());

test('several pictures can be described, moved by their buttons, and are sent in that order', async () => {
  await open();
  pick('one', 'two', 'three');
  await describe('Raw', 'Cut\tup', 'Cooked');
  const later = screen.getByRole('button', { name: 'Move picture 1 of 3 later' });
  later.focus();
  fireEvent.click(later);
  expect(readAlts()).toEqual(['Cut up', 'Raw', 'Cooked']);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Move picture 2 of 3 later' }),
  );
  expect(readStatus()).toContain('Picture moved to position 2 of 3');
  press('Move picture 3 of 3 earlier');
  press('Move picture 1 of 3 earlier');
  expect(readAlts()).toEqual(['Cut up', 'Cooked', 'Raw']);
  press('Remove picture 1 of 3');
  type('Title', 'Stir');
  type(CONTENT, 'Round and round.');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  const [post] = await listPostsOf(cook);
  expect(post).toMatchObject({ images: [{ alt: 'Cooked' }, { alt: 'Raw' }] });
});

test('refuses a fifth picture with the reason, and keeps the other four', async () => {
  await open();
  pick('one', 'two', 'three');
  await findFields(3);
  pick('four', 'five');
  await findFields(4);
  expect(readAlerts()).toContain('At most 4 pictures are allowed');
  expect(screen.queryByText('Add a picture')).toBeNull();
});

test('a waiting post shows all its pictures, and discarding it deletes their bytes', async () => {
  await open();
  pick('one', 'two');
  await describe('Raw', 'Cooked');
  type('Title', 'Stir');
  type(CONTENT, 'Round and round.');
  page.hasNetwork = false;
  press('Publish');
  const title = await screen.findByRole('heading', { name: 'Stir' });
  const card = title.closest('article');
  if (!card) throw new Error('no card');
  expect(await within(card).findByAltText('Raw')).toBeTruthy();
  expect(await within(card).findByAltText('Cooked')).toBeTruthy();
  expect(await countBytes()).toBe(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.poll(countBytes).toBe(0);
});

test('an edit adds, removes and moves the pictures of a published post', async () => {
  await open();
  pick('one', 'two');
  await describe('Raw', 'Cooked');
  type('Title', 'Stir');
  type(CONTENT, 'Round and round.');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  const before = (await listPostsOf(cook))[0];
  cleanup();
  await open(`/create-post?edit=${String(before?.['_id'])}`);
  await findFields(2);
  press('Remove picture 1 of 2');
  pick('three');
  await describe('Cooked through', 'Eaten');
  press('Move picture 2 of 2 earlier');
  page.hasNetwork = false;
  press('Save changes');
  await waitFor(() => expect(readStatus()).toContain('Waiting to send'));
  expect(await screen.findByAltText('Eaten')).toBeTruthy();
  page.hasNetwork = true;
  await sendNow();
  await expect
    .poll(async () => (await listPostsOf(cook))[0])
    .toMatchObject({ images: [{ alt: 'Eaten' }, { alt: 'Cooked through' }] });
});

test('a draft restores its pictures and their descriptions', async () => {
  await open();
  pick('one', 'two');
  await describe('Raw', 'Cooked');
  cleanup();
  page.open('/create-post');
  expect(await screen.findByText('2 pictures, no text yet')).toBeTruthy();
  press('Continue your draft');
  await findFields(2);
  expect(readAlts()).toEqual(['Raw', 'Cooked']);
  expect(screen.getByAltText('Your picture 2 of 2').getAttribute('src')).toMatch(/^blob:/);
});
