import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: {}, version: '3.2.1', rateLimit: 'off' });
});
afterAll(() => app.close());

const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

test('the status page shows the health of the API, and links to try', async () => {
  app.open('/status');
  await screen.findByRole('heading', { name: 'The API is working' });
  expect(document.title).toBe('Status · Simmer');
  expect(await fact('Status')).toBe('ok');
  expect(await fact('Version')).toBe('3.2.1');
  expect(await fact('Database')).toBe('ok');
  expect(await fact('Up for')).toMatch(/\d/);
  expect(screen.getByRole('link', { name: 'GET /api/recipes' }).getAttribute('href')).toBe(
    '/api/recipes',
  );
});

test("'API is not available' if the request fails; Try again sends it once more", async () => {
  app.open('/status');
  await screen.findByRole('heading', { name: 'The API is working' });
  answerWith(() => Promise.reject(new TypeError('no network')));
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('heading', { name: 'API is not available' });
  expect(screen.queryByText('Version')).toBeNull();
  answerWith(app.server.fetch);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'The API is working' });
});

test('a server with its database down counts as not available', async () => {
  const down = { status: 'down', version: '1', database: 'down', uptime: 5 };
  const router = app.open('/all-recipes');
  answerWith(async () => toOwnAnswer(down, { status: 503 }));
  await router.navigate({ to: '/status' });
  expect(await screen.findByRole('heading', { name: 'API is not available' })).toBeTruthy();
});
