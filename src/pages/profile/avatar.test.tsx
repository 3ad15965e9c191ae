import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { readSession } from '#platform/session.ts';
import { toTestPicture } from '#server/testing/pictures.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { dismissNotice } from '#ui/notice/notices.ts';

const TAKEN = 'Profile photo updated successfully!';
let app: OpenApp;
let photo: File;
let hasNetwork = true;
let asked: string[] = [];
let isRefusing = false;

beforeAll(async () => {
  app = await openApp();
  const png = new Uint8Array(await toTestPicture('png'));
  photo = new File([png], 'me.png', { type: 'image/png' });
});
afterAll(() => app.close());
beforeEach(async () => {
  useFreshDevice();
  localStorage.clear();
  dismissNotice();
  hasNetwork = true;
  isRefusing = false;
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!hasNetwork) throw new TypeError('no network');
    asked.push(address);
    if (isRefusing) return toOwnAnswer({ error: 'No face in it' }, { status: 422 }, init);
    return app.server.fetch(address, init);
  });
  await signInHere(await signUp(app.server.app, 'Amara Diallo'));
  app.open('/profile');
  await screen.findByLabelText('Change your photo');
});
afterEach(() => vi.unstubAllGlobals());

const pick = () =>
  fireEvent.change(screen.getByLabelText('Change your photo'), { target: { files: [photo] } });
const findShown = () => document.querySelector('label img')?.getAttribute('src') ?? '';

test('sends a photo once, and reports success when the server has it', async () => {
  pick();
  expect(await screen.findByText(TAKEN)).toBeTruthy();
  await waitFor(() => expect(readSession()?.user.avatar).toMatch(/^\/media\/uploads\//));
  expect(asked).toEqual(['/api/profile-upload/profile-image']);
  await waitFor(() => expect(findShown()).toMatch(/^\/media\/uploads\//));
});

test('without a network the photo shows at once and waits, and no success message appears early', async () => {
  hasNetwork = false;
  pick();
  expect(await screen.findByText('Waiting to send')).toBeTruthy();
  await waitFor(() => expect(findShown()).toMatch(/^blob:/));
  expect(screen.queryByText(TAKEN)).toBeNull();
  hasNetwork = true;
  await act(() => sendNow());
  expect(await screen.findByText(TAKEN)).toBeTruthy();
  expect(asked).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
});

test('shows the reason when the server refuses a photo, and keeps the old photo', async () => {
  isRefusing = true;
  pick();
  expect((await screen.findAllByText('No face in it')).length).toBeGreaterThan(0);
  expect(findShown()).toBe('');
  expect(readSession()?.user.avatar).toBe('');
});
