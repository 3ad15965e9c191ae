import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUSH_GRACE_MS, PUSHED_TIMERS_MAX } from '#contract/push/limits.ts';
import { findNews } from '#server/notification/store.ts';
import { keepSending } from '#server/platform/keep-sending.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createPushBrowser } from '#server/testing/push-browser.ts';
import { openPushService, type PushService } from '#server/testing/push-service.ts';
import { createPushKeys } from './key-store.ts';
import { createSender } from './send-due.ts';

const HOSTILE_SITES = 25;
const HOSTILE_BROWSERS = 500;
const DUE_IN_MS = 4_000;

let test: TestApp;
let service: PushService;
let hostile: Server[] = [];
let connections = 0;

beforeAll(async () => {
  service = await openPushService();
  test = await buildTestApp({ dishes: {}, pushReach: 'local', rateLimit: 'off' });
  hostile = Array.from({ length: HOSTILE_SITES }, () => {
    // Accepts every connection and never answers.
    return createServer(() => void (connections += 1)).listen(0, '127.0.0.1');
  });
  await Promise.all(hostile.map((server) => once(server, 'listening')));
});
afterAll(async () => {
  await test.close();
  await service.close();
  for (const server of hostile) server.close();
});

function toPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return address.port;
}

const put = (path: string, payload: object) =>
  test.app.inject({ method: 'PUT', url: `/api/push${path}`, payload });

it('a timer is at most 5 s late beside 10,000 due timers of 25 push services that never answer', async () => {
  const ports = hostile.map(toPort);
  for (let nth = 0; nth < HOSTILE_BROWSERS; nth += 1) {
    const browser = createPushBrowser(`http://127.0.0.1:${ports[nth % ports.length]}/${nth}`);
    await put('/subscription', browser.subscription);
    const timers = Array.from({ length: PUSHED_TIMERS_MAX }, (_, of) => ({
      id: `${of}`,
      dueIn: 0,
    }));
    await put('/timers', { ...browser.identity, timers });
  }
  const phone = createPushBrowser(service.toAddress('phone'));
  await put('/subscription', phone.subscription);
  const parts = {
    pool: test.pool,
    readKeys: createPushKeys(test.pool),
    contact: 'mailto:cook@example.com',
    reach: 'local' as const,
    findNews,
    log: () => undefined,
  };
  const schedule = keepSending(createSender(parts), () => undefined, 'pushes');
  await expect.poll(() => connections, { timeout: 30_000 }).toBeGreaterThan(HOSTILE_SITES);
  const dueAt = Date.now() + DUE_IN_MS;
  await put('/timers', { ...phone.identity, timers: [{ id: 'eggs', dueIn: DUE_IN_MS }] });
  await expect.poll(() => service.taken.length, { timeout: 60_000 }).toBe(1);
  const lateMs = Date.now() - dueAt - PUSH_GRACE_MS;
  await schedule.stop();
  expect(lateMs).toBeLessThan(5_000);
  expect(connections).toBeLessThan(4 * HOSTILE_SITES);
});
