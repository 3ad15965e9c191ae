import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isThorough } from '#contract/testing/effort.ts';
import { SUMMARIES } from './platform/api-document/summaries.ts';
import { toApiDocument } from './platform/api-document/to-api-document.ts';
import { deleteResetMails, insertMail } from './platform/mail/store.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import { findFaults } from './testing/fuzz/check.ts';
import { type FuzzRequest, toRequests } from './testing/fuzz/requests.ts';
import { inject } from './testing/fuzz/send.ts';
import { sendRaw, wireFault } from './testing/fuzz/sockets.ts';
import { createWorld, type World } from './testing/fuzz/world.ts';

// FUZZ_SEED repeats a run. FUZZ_REQUESTS sets its length: `npm run soak` uses 200,000.
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_125);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (isThorough ? 5000 : 500));
const OVER_SOCKETS = Math.ceil(REQUESTS / 20);
const WITH_LIMITS = Math.ceil(REQUESTS / 20);
const INJECTED = REQUESTS - OVER_SOCKETS - WITH_LIMITS;
const RENEW_EVERY = 250;
/** Milliseconds. Enough for each request of a long run on a busy machine. */
const TIMEOUT = 120_000 + REQUESTS * 60;

const endpoints: Record<string, Endpoint> = api;
const requests = toRequests(endpoints, toApiDocument(api, SUMMARIES, '0.0.0'));

let world: World;
let limited: World;
let port: number;
beforeAll(async () => {
  world = await createWorld(await buildTestApp({ rateLimit: 'off', mail: MAIL }));
  limited = await createWorld(await buildTestApp({ mail: MAIL }));
  const address = await world.test.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
}, TIMEOUT);
afterAll(async () => {
  await world.test.close();
  await limited.test.close();
}, TIMEOUT);

/** Checks `numRuns` values. fast-check prints the seed and the smallest failing request. */
async function prove<T>(
  arbitrary: fc.Arbitrary<T>,
  numRuns: number,
  check: (value: T, n: number) => Promise<void>,
) {
  let n = 0;
  const property = fc.asyncProperty(arbitrary, async (value) => {
    n += 1;
    await check(value, n);
  });
  await fc.assert(property, { seed: SEED, numRuns });
}

/** Sends a request, expects a response without faults and returns its status. */
async function checkAnswer(request: FuzzRequest, place: World): Promise<number> {
  const answer = await inject(request, place);
  expect(findFaults(request.who, request.method, answer, place.secrets)).toEqual([]);
  return answer.status;
}

test(
  '[T-fuzz-1] no request causes a 5xx, hangs, or returns data that the sender may not see',
  async () => {
    const reached = new Set<string>();
    await prove(requests, INJECTED, async (request, n) => {
      if (n % RENEW_EVERY === 0) await world.renew();
      if ((await checkAnswer(request, world)) < 300) reached.add(request.endpoint);
    });
    expect('isAdmin' in {}).toBe(false);
    // Otherwise the test could pass although every request is refused. A short random run may miss some endpoints.
    const missed = Object.keys(endpoints).filter(
      (name) => !reached.has(name) && !NEED_SECRETS.has(name),
    );
    const mayMiss = REQUESTS < 5000 ? missed.length : 3;
    expect(missed.slice(mayMiss)).toEqual([]);
  },
  TIMEOUT,
);

test(
  'no request causes any of these while requests are limited',
  () =>
    prove(requests, WITH_LIMITS, async (request) => {
      expect(await checkAnswer(request, limited)).toBeLessThan(500);
    }),
  TIMEOUT,
);

test(
  '[T-fuzz-2] answers malformed HTTP without a 5xx and continues to serve other requests',
  async () => {
    await prove(fc.tuple(requests, wireFault), OVER_SOCKETS, async ([request, fault]) => {
      const answer = await sendRaw(request, fault, world, port);
      const faults = findFaults(request.who, 'HEAD', answer ?? NOTHING, world.secrets);
      expect(faults.filter((one) => !one.startsWith('not marked'))).toEqual([]);
    });
    const { statusCode } = await world.test.app.inject({ url: '/api/health' });
    expect(statusCode).toBe(200);
  },
  TIMEOUT,
);

/**
 * The first three never succeed, so that the members remain. The tokens of the links are only in mails. A random order
 * does not name each aisle once.
 */
const NEED_SECRETS = new Set([
  'logIn',
  'changePassword',
  'removeAccount',
  'resetPassword',
  'confirmEmail',
  'setAisleOrder',
]);
/** Mails are queued but never sent. */
const MAIL = { note: insertMail, dropResets: deleteResetMails, wake: () => undefined };
const NOTHING = { status: 0, headers: {}, text: '' };
