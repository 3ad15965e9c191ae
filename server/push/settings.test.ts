import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '#contract/notification/schema.ts';
import type { PushSettings } from '#contract/push/settings.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';

const EVERYTHING: PushSettings = {
  on: true,
  kinds: [...NOTIFICATION_KINDS],
  quiet: null,
  timeZone: 'UTC',
};

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
});
afterAll(() => test.close());

it.each([
  {},
  { ...EVERYTHING, timeZone: 'Atlantis/Harbour' },
  { ...EVERYTHING, kinds: ['spam'] },
  { ...EVERYTHING, quiet: { from: 0, to: 1440 } },
])('%j answers 422 and changes nothing', async (settings) => {
  const amara = await signUp(test.app, 'Amara');
  await amara.ask('PUT', '/user/push-settings', EVERYTHING);
  const answer = await amara.ask('PUT', '/user/push-settings', settings);
  expect(answer.statusCode).toBe(422);
  const me = await amara.ask('GET', '/auth/profile');
  expect(me.json().user.pushSettings).toEqual(EVERYTHING);
});
