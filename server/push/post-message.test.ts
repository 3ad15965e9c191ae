import { afterEach, expect, it, vi } from 'vitest';
import { openPushService } from '#server/testing/push-service.ts';
import { postMessage, RESPONSE_TIMEOUT_MS } from './post-message.ts';

afterEach(() => vi.useRealTimers());

it('[T-push-6] if a push service does not answer in time, the request fails and its connection is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const service = await openPushService();
  const closed = vi.fn<() => void>();
  service.answer = (response) => void response.once('close', closed);
  const message = { endpoint: service.toAddress('a'), headers: {}, body: Buffer.from('x') };
  const failing = postMessage(message, 'local', new AbortController().signal).catch(String);
  await vi.waitUntil(() => service.taken.length === 1);
  vi.advanceTimersByTime(RESPONSE_TIMEOUT_MS);
  expect(await failing).toContain(`did not respond within ${RESPONSE_TIMEOUT_MS} ms`);
  await vi.waitUntil(() => closed.mock.calls.length === 1);
  await service.close();
});
