import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: {} });
});
afterAll(() => app.close());

test.each([
  ['/login', 'Sign in'],
  ['/register', 'Create Account'],
  ['/profile', 'My Favorites'],
  ['/profile/0190-some-id', 'Profile'],
  ['/community', 'Community'],
  ['/create-post', 'Create Post'],
  ['/create-post?edit=1', 'Create Post'],
  ['/post/0190-some-id', 'Post'],
  ['/status', 'Status'],
  ['/upload-demo', 'Upload demo'],
  ['/profile-upload-demo', 'Profile upload demo'],
])('%s says that it is not served yet', async (address, title) => {
  app.open(address);
  await screen.findByText(/^This page is not served yet/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · Simmer`);
});
