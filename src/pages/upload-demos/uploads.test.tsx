import { fireEvent, screen, waitFor } from '@testing-library/react';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { beginSession, readSession } from '#platform/session.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { dismissNotice } from '#ui/notice/notices.ts';

let app: OpenApp;
let png: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  app = await openApp();
  const create = { width: 300, height: 200, channels: 3, background: '#a83' } as const;
  png = new Uint8Array(await sharp({ create }).png().toBuffer());
});
afterAll(() => app.close());
beforeEach(async () => {
  localStorage.clear();
  dismissNotice();
  const { token, user } = await signUp(app.server.app, 'Amara Diallo');
  beginSession({ token, user }, Date.now());
});

const toFile = (type: string, bytes: Uint8Array<ArrayBuffer> = png) =>
  new File([bytes], 'dish', { type });
const tooLarge = () => toFile('image/png', new Uint8Array(5 * 1024 * 1024 + 1));

async function pick(label: string, file: File): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
}

async function expectText(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
}

test('avatar: picks, sends and shows a photo, with a success message', async () => {
  app.open('/profile');
  await pick('Change your photo', toFile('image/png'));
  expect(await screen.findByText('Profile photo updated successfully!')).toBeTruthy();
  expect(readSession()?.user.avatar).toMatch(/^\/media\/uploads\//);
});

test.each([
  [() => toFile('image/svg+xml'), 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'],
  [tooLarge, 'File size too large. Maximum size is 5MB.'],
])('avatar: refuses an invalid photo: %#', async (file, text) => {
  app.open('/profile');
  await pick('Change your photo', file());
  expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
  expect(readSession()?.user.avatar).toBe('');
});

test('avatar: shows an error without an answer', async () => {
  app.open('/profile');
  await screen.findByLabelText('Change your photo');
  answerWith(() => Promise.reject(new TypeError('no network')));
  await pick('Change your photo', toFile('image/png'));
  expect(await screen.findByText('Failed to upload profile photo')).toBeTruthy();
});

test('generic upload: sends at once, shows the address, and can be removed', async () => {
  app.open('/upload-demo');
  await pick('Choose an image', toFile('image/png'));
  const link = await screen.findByRole('link', { name: /^\/media\/uploads\// });
  const address = link.getAttribute('href') ?? '';
  expect((await app.server.app.inject(address)).statusCode).toBe(200);
  fireEvent.click(screen.getByRole('button', { name: 'Delete image' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: address })).toBeNull());
  expect((await app.server.app.inject(address)).statusCode).toBe(404);
});

test('generic upload: refuses a file that only claims to be a picture', async () => {
  app.open('/upload-demo');
  await pick('Choose an image', toFile('image/png', new Uint8Array([60, 104, 105, 62])));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
});

test('profile upload demo: has its own texts', async () => {
  app.open('/profile-upload-demo');
  fireEvent.click(await screen.findByRole('button', { name: 'Upload' }));
  await expectText('Please select an image first.');
  await pick('Choose a profile image', toFile('text/html'));
  await expectText('Invalid file type. Please select a JPEG, PNG, GIF, or WebP image.');
  await pick('Choose a profile image', tooLarge());
  await expectText('File size too large. Please select an image smaller than 5MB.');
  await pick('Choose a profile image', toFile('image/png'));
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Profile photo updated successfully!')).toBeTruthy();
});

test('generic upload: visitors see the page, but only members upload', async () => {
  localStorage.clear();
  app.open('/upload-demo');
  await pick('Choose an image', toFile('image/png'));
  expect(await screen.findByText('Authentication required')).toBeTruthy();
});

test('the profile upload demo asks visitors to sign in', async () => {
  localStorage.clear();
  app.open('/profile-upload-demo');
  expect(await screen.findByText('Authentication Required')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Go to Login' });
  expect(link.getAttribute('href')).toBe('/login');
});
