import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MusicService } from '#contract/recipe/music.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';

it.each([
  [undefined, null],
  ['abc123', 'abc123'],
])('GET /music returns the client id of this installation: %s', async (musicClientId, clientId) => {
  const test = await buildTestApp({ dishes: {}, musicClientId });
  const answer = await test.app.inject({ url: '/api/music' });
  expect(v.parse(MusicService, answer.json())).toEqual({ clientId });
  expect(answer.headers['cache-control']).toBe('no-store');
  await test.close();
});
