import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markAsOurs, toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { toTestDish } from '#server/testing/test-dishes.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

const SHORT = 'https://youtu.be/aaaaaaaaaaa';
const LONG = 'https://www.youtube.com/watch?v=bbbbbbbbbbb';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({
    dishes: {
      'asian/thai/plain': toTestDish({ culturalBackground: 'Cooks agree. Nobody else does.' }),
      'asian/thai/filmed': toTestDish({ shortform_video_url: SHORT, longform_video_url: LONG }),
      'asian/thai/placeholder': toTestDish({
        longform_video_url: 'https://www.youtube.com/watch?v=example123',
      }),
      'asian/thai/told-by-fact': toTestDish({
        culturalBackground: 'Told elsewhere.',
        fun_facts: ['A fact.'],
      }),
    },
  });
  // The collection's schema refuses an empty background, but an older server may return one.
  await app.server.pool.query(
    `update recipes set body = replace(body, 'Told elsewhere.', '') where id = 'told-by-fact'`,
  );
});
afterAll(() => app.close());

const findFrame = () => document.querySelector('iframe');
const askForInsight = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Get cultural insight' }));

/** Answers insight requests with `answer`, and everything else with the real server. */
function answerInsight(answer: (url: string) => Response | Promise<Response>): void {
  const real = app.server.fetch;
  answerWith((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('/cultural/') ? Promise.resolve(answer(url)) : real(input, init);
  });
}

test.each(['plain', 'placeholder'])(
  "specification 8: %s shows 'Video not available' and why",
  async (id) => {
    app.open(`/recipe/${id}?tab=story`);
    await screen.findByRole('heading', { name: 'Video not available' });
    const hint = screen.getByText('This recipe does not have a valid video yet');
    expect(findFrame()).toBeNull();
    // The large picture comes first, and the text below it.
    const picture = screen.getByRole('figure').firstElementChild;
    expect(picture?.textContent).toBe('Tom yum with prawns');
    const order = picture?.compareDocumentPosition(hint) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('sends no request to the video site before the tap', async () => {
  app.open('/recipe/filmed?tab=story');
  const play = await screen.findByRole('button', { name: /^Play the video/ });
  expect(findFrame()).toBeNull();
  expect(document.body.innerHTML).not.toMatch(/youtu|ytimg/);
  fireEvent.click(play);
  expect(findFrame()?.src).toBe(
    'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&rel=0',
  );
});

test('the long one of two videos can be chosen', async () => {
  app.open('/recipe/filmed?tab=story');
  const long = await screen.findByRole('button', { name: 'Long film' });
  expect(long.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(long);
  fireEvent.click(screen.getByRole('button', { name: /^Play the video/ }));
  expect(findFrame()?.src).toContain('/embed/bbbbbbbbbbb?');
});

test('the cultural background opens with its first sentence', async () => {
  app.open('/recipe/plain?tab=story');
  await screen.findByText('Cooks agree.');
  expect(screen.getByText('Nobody else does.')).toBeTruthy();
});

test('specification 3: the first fun fact is the fallback cultural background', async () => {
  app.open('/recipe/told-by-fact?tab=story');
  expect(await screen.findByText('A fact.')).toBeTruthy();
});

test('specification 4: an insight is idle, generating, then shown', async () => {
  app.open('/recipe/plain?tab=story');
  let answer: ((response: Response) => void) | undefined;
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  await screen.findByText('Cooks agree.');
  answerInsight((url) => {
    asked.push(new URL(url).pathname);
    return waiting;
  });
  expect(asked).toEqual([]);
  await askForInsight();
  await screen.findByText('Generating the cultural insight');
  expect(
    screen.getByRole('button', { name: 'Get cultural insight' }).getAttribute('aria-disabled'),
  ).toBe('true');
  answer?.(toOwnAnswer({ insight: 'First.\n\nSecond.' }));
  await screen.findByText('First.');
  expect(screen.getByText('Second.')).toBeTruthy();
  expect(asked).toEqual(['/api/cultural/insight/plain']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cultural insight'));
});

test('a shown insight survives a visit to another tab', async () => {
  app.open('/recipe/plain?tab=story');
  await askForInsight();
  await screen.findByText(/Lime|sour|soup/i, { selector: '[aria-labelledby=insight-title] p' });
  fireEvent.click(screen.getByRole('tab', { name: 'Authentic Recipe' }));
  fireEvent.click(await screen.findByRole('tab', { name: 'Cultural Story' }));
  await screen.findByText('Cooks agree.');
  expect(screen.queryByRole('button', { name: 'Get cultural insight' })).toBeNull();
});

test.each([
  [
    'the server message',
    toOwnAnswer({ error: 'Recipe not found' }, { status: 404 }),
    'Recipe not found',
  ],
  [
    'no words of the server',
    markAsOurs(new Response('<p>', { status: 404 })),
    'Failed to get cultural insight',
  ],
  [
    'a network failure',
    toOwnAnswer({ error: 'x', code: 'offline_miss' }, { status: 503 }),
    'Network error: Unable to connect to cultural insights service',
  ],
])('specification 8: an insight that fails with %s, and Try again', async (_what, answer, text) => {
  app.open('/recipe/plain?tab=story');
  await screen.findByText('Cooks agree.');
  answerInsight(() => answer.clone());
  await askForInsight();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  answerInsight(() => toOwnAnswer({ insight: 'Better now.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Better now.');
});

test('specification 8: no connection at all is a network error too', async () => {
  app.open('/recipe/plain?tab=story');
  await screen.findByText('Cooks agree.');
  answerInsight(() => Promise.reject(new TypeError('Failed to fetch')));
  await askForInsight();
  const text = 'Network error: Unable to connect to cultural insights service';
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
