import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEVICE_CHANNEL, type DeviceMessage } from '#contract/device/stored-copy.ts';
import { toCopyAnswer, toNetworkAnswer } from '#offline/network/answer.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { listen } from './late-answers.ts';

const KEYS = [
  ['insights', 'ramen'],
  ['insights', 'gumbo'],
  ['recipes', 'one', 'ramen'],
  ['recipes', 'all'],
];
const copy = toCopyAnswer({ value: null, askedAt: 5, storedAt: 5 }, null);
const worker = new BroadcastChannel(DEVICE_CHANNEL);
let stop: () => void;

beforeEach(() => {
  queryClient.clear();
  for (const key of KEYS) queryClient.setQueryData(key, copy);
  stop = listen();
});
afterEach(() => stop());

const toStale = () =>
  KEYS.filter((key) => queryClient.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));

test.each<[DeviceMessage, string[]]>([
  [{ kind: 'insight-updated', id: 'ramen', isChanged: true }, ['insights ramen']],
  [{ kind: 'recipe-updated', id: 'ramen', isChanged: true }, ['recipes one ramen']],
  [{ kind: 'list-updated', url: '/api/recipes', isChanged: true }, ['recipes all']],
])('after %o refetches only %o', async (message, stale) => {
  worker.postMessage(message);
  await expect.poll(toStale).toEqual(stale);
});

test('does not refetch fresh data if the content is unchanged', async () => {
  queryClient.setQueryData(['insights', 'ramen'], toNetworkAnswer(null, 5));
  worker.postMessage({ kind: 'insight-updated', id: 'ramen', isChanged: false });
  worker.postMessage({ kind: 'insight-updated', id: 'gumbo', isChanged: false });
  await expect.poll(toStale).toEqual(['insights gumbo']);
});
