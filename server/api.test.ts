import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { API_BASE } from '#contract/platform/api-base.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

const routes: string[] = [];
/** Fastify publishes each new instance on its diagnostics channel before it has routes. */
function watch(message: unknown): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the documented message of this channel
  const { fastify } = message as { fastify?: FastifyInstance };
  fastify?.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push(`${one} ${url.replace(/\?$/, '')}`);
  });
}

let test: TestApp;
beforeAll(async () => {
  subscribe('fastify.initialization', watch);
  test = await buildTestApp({ isShared: false });
  unsubscribe('fastify.initialization', watch);
});
afterAll(() => test.close());

const endpoints = Object.values(api).map(({ method, path }) => `${method} ${API_BASE}${path}`);

it('has a route for every endpoint of the API and no other', () => {
  // The page at /api/docs is not an endpoint.
  const ofApi = routes.filter((route) => /^(?!HEAD)\w+ \/api(?!\/docs)(\/|$)/.test(route));
  expect(ofApi.toSorted()).toEqual(endpoints.toSorted());
});

it('lists every endpoint once', () => {
  expect(new Set(endpoints).size).toBe(endpoints.length);
});
