import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { readNotice } from '#ui/notice/notice-store.ts';
import { dismissNotice } from '#ui/notice/notices.ts';
import { reportFault } from './report-fault.ts';

const PLACE = { toPage: () => '/post/:postId', showSent: () => undefined };

let app: OpenApp;
const requests: Request[] = [];
beforeAll(async () => {
  app = await openApp({ dishes: {} });
});
function noteRequests(): void {
  answerWith(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('faults')) requests.push(request.clone());
    return app.server.fetch(request);
  });
}
beforeEach(() => {
  localStorage.clear();
  requests.splice(0);
  noteRequests();
});
afterEach(() => dismissNotice());
afterAll(() => app.close());

test('sends a fault without personal data and shows a notice the first time', async () => {
  await reportFault(new Error('No post of ada@example.com'), PLACE);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('authorization')).toBeNull();
  expect(await requests[0]?.json()).toMatchObject({
    message: 'Error: No post of (email)',
    page: '/post/:postId',
  });
  expect(readNotice()?.text).toBe(
    'Something went wrong. We sent a report to the server, with nothing personal in it.',
  );
  dismissNotice();
  await reportFault(new Error('Another one'), PLACE);
  expect(requests).toHaveLength(2);
  expect(readNotice()).toBeUndefined();
});

test('lists sent reports on the status page and stops sending when turned off there', async () => {
  await reportFault(new Error('Broken here'), PLACE);
  app.open('/status');
  noteRequests();
  await screen.findByRole('heading', { name: 'Error reports' });
  expect(screen.getByText('Error: Broken here')).toBeTruthy();
  const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send error reports' });
  fireEvent.click(choice);
  await waitFor(() => expect(choice.checked).toBe(false));
  await reportFault(new Error('Broken again'), PLACE);
  expect(requests).toHaveLength(1);
  expect(screen.queryByText('Error: Broken again')).toBeNull();
  fireEvent.click(choice);
  await waitFor(() => expect(choice.checked).toBe(true));
  await reportFault(new Error('Broken again'), PLACE);
  expect(requests).toHaveLength(2);
});

test('ignores that the server cannot be reached', async () => {
  answerWith(() => Promise.reject(new TypeError('no network')));
  await expect(reportFault(new Error('Broken'), PLACE)).resolves.toBeUndefined();
});
