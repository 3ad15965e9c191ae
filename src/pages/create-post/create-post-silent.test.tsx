import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { markAsOurs, toOwnAnswer } from '#offline/testing/own-answer.ts';
import { CONTENT, press, readAlerts, readStatus, type } from '#src/testing/post-form.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();

test('leaves the form if the server does not answer, and still shows a later refusal', async () => {
  await signInHere(await page.signUp('Amara Diallo'));
  const open: ((response: Response) => void)[] = [];
  const { ask } = page;
  page.ask = (input, init) =>
    init?.method === 'POST' && new Request(input).url.endsWith('/posts')
      ? new Promise((resolve) => {
          open.push((response) => resolve(markAsOurs(response, init)));
        })
      : ask(input, init);
  vi.stubGlobal('fetch', page.ask);
  const router = page.open('/create-post');
  await screen.findByLabelText('Title');
  type('Title', 'Dan dan');
  type(CONTENT, 'On the train.');
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Waiting to send'), { timeout: 15_000 });
  expect(router.state.location.pathname).toBe('/community');
  expect(await screen.findByRole('article', { name: 'Dan dan' })).toBeTruthy();
  const problem = { error: 'Validation failed', details: [{ msg: 'Too hot' }] };
  await act(async () => open[0]?.(toOwnAnswer(problem, { status: 422 })));
  await waitFor(() => expect(readAlerts()).toContain('Failed to save post: Too hot'));
});
