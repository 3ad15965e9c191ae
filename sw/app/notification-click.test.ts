import { expect, test } from 'vitest';
import { answerNotificationClick } from './notification-click.ts';

const STEP = '/recipe/ramen/cook#step-3';

async function click(data: unknown, openWindows: number): Promise<string[]> {
  const done: string[] = [];
  const note = (what: string) => Promise.resolve(void done.push(what));
  await answerNotificationClick(
    { data, close: () => void done.push('close') },
    {
      matchAll: async () =>
        Array.from({ length: openWindows }, () => ({
          focus: () => note('focus'),
          postMessage: ({ address }) => void done.push(`lead ${address}`),
        })),
      openWindow: (address) => note(`open ${address}`),
    },
  );
  return done;
}

test.each([STEP, '/cookbook/1/cook#step-3', '/post/1/cook#step-3'])(
  'focuses an open window for the timer of %s',
  async (address) => {
    expect(await click({ address }, 2)).toEqual(['close', 'focus']);
  },
);

test('navigates an open window to the subject of news', async () => {
  expect(await click({ address: '/post/p1' }, 1)).toEqual(['close', 'focus', 'lead /post/p1']);
  expect(await click({ address: '/post/p1' }, 0)).toEqual(['close', 'open /post/p1']);
});

test('opens the timer’s step if no window is open', async () => {
  expect(await click({ address: STEP }, 0)).toEqual(['close', `open ${STEP}`]);
});

test('[T-push-4] a notification without an address of this site opens nothing', async () => {
  expect(await click({ address: 'https://elsewhere.test/' }, 0)).toEqual(['close']);
  expect(await click({ address: '//elsewhere.test/' }, 1)).toEqual(['close', 'focus']);
  expect(await click(null, 0)).toEqual(['close']);
});
