import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from '#platform/session.ts';
import { readZip } from '#server/testing/read-zip.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {} });
let amara: Cook;
let saved: Blob[];
let names: string[];

beforeEach(async () => {
  saved = [];
  names = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:data';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  amara = await page.signUp('Amara Diallo');
  await signInHere(amara);
});
afterEach(() => vi.restoreAllMocks());

async function openDialog() {
  page.open('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  return screen.findByRole('button', { name: 'Download' });
}

test('saves all data of the member as one zip, and reports success', async () => {
  fireEvent.click(await openDialog());
  expect(await screen.findByText('Getting your data…')).toBeTruthy();
  expect(await screen.findByText('Your data has been downloaded.')).toBeTruthy();
  expect(names).toEqual([expect.stringMatching(/^simmer-\d{4}-\d\d-\d\d\.zip$/)]);
  const files = readZip(Buffer.from((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(JSON.parse(String(files.get('profile.json')))).toMatchObject({ email: amara.email });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download' })).toBeNull());
});

test('shows that a network is needed, and works once there is one', async () => {
  const button = await openDialog();
  page.hasNetwork = false;
  fireEvent.click(button);
  expect(await screen.findByText('You need a connection to download your data.')).toBeTruthy();
  expect(saved).toEqual([]);
  page.hasNetwork = true;
  fireEvent.click(button);
  expect(await screen.findByText('Your data has been downloaded.')).toBeTruthy();
});

test('shows the message of a refusal, and does not save a page from a proxy as a file', async () => {
  const button = await openDialog();
  page.instead = (_method, address) =>
    address.endsWith('/user/export')
      ? Response.json({ error: 'Too many requests' }, { status: 429 })
      : undefined;
  fireEvent.click(button);
  expect(await screen.findByText('Too many requests')).toBeTruthy();
  page.instead = (_method, address) =>
    address.endsWith('/user/export')
      ? new Response('<html>', { headers: { 'content-type': 'text/html' } })
      : undefined;
  fireEvent.click(button);
  const failed = 'Your data could not be downloaded. Please try again.';
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(saved).toEqual([]);
});

test('ends the session if the token is dead', async () => {
  const button = await openDialog();
  await page.server.pool.query('delete from sessions');
  fireEvent.click(button);
  await waitFor(() => expect(readSession()).toBeUndefined());
});
