import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { type Endpoint, fillPath } from '#contract/platform/endpoint.ts';
import { SUMMARIES } from '#server/platform/api-document/summaries.ts';
import { toApiDocument } from '#server/platform/api-document/to-api-document.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { makeModerator } from '#server/testing/make-moderator.ts';
import { type Cook, signIn, signUp } from '#server/testing/sign-up.ts';

const NOTHING = '018f0000-0000-7000-8000-00000000dead';
const VALUES = ['null', '7', '"soup"', 'true', '[]', '[{}]'];

const { paths, components } = toApiDocument(api, SUMMARIES, '0.0.0');
const toOperation = ({ path, method }: Endpoint) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

const Schemas = v.record(v.string(), v.record(v.string(), v.unknown()));
const Operation = v.object({
  requestBody: v.object({
    content: v.record(v.string(), v.object({ schema: v.record(v.string(), v.unknown()) })),
  }),
});

function toBodySchema(endpoint: Endpoint, type: string): unknown {
  const { requestBody } = v.parse(Operation, toOperation(endpoint));
  const schema = requestBody.content[type]?.schema;
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema?.['$ref']))?.[1];
  return name === undefined ? schema : v.parse(Schemas, components['schemas'])[name];
}

const writes = Object.values<Endpoint>(api)
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
  cook = await signUp(test.app);
  await makeModerator(test, cook);
});
// Some endpoints end the session of the caller.
beforeEach(async () => {
  cook = await signIn(test.app, cook.email);
});
afterAll(() => test.close());

function send({ method, path }: Endpoint, payload: string | undefined) {
  const params = Object.fromEntries(toNames(path).map((name) => [name, NOTHING]));
  const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
  return cook.ask(method, fillPath(path, params), payload, headers);
}

const toNames = (path: string) => Array.from(path.matchAll(/:(\w+)/g), ([, name]) => String(name));

it.each(writes.filter(([, { body }]) => body?.kind === 'schema'))(
  '%s takes an object, as the API document says, and no other JSON value',
  async (_route, endpoint) => {
    expect(toBodySchema(endpoint, 'application/json')).toMatchObject({ type: 'object' });
    for (const value of VALUES) {
      const answer = await send(endpoint, value);
      expect([value, answer.statusCode, answer.json()]).toEqual([
        value,
        422,
        {
          error: 'The body must be a JSON object',
          code: 'body_not_an_object',
          details: [{ msg: 'The body must be a JSON object', code: 'body_not_an_object' }],
        },
      ]);
    }
  },
);

it.each(writes.filter(([, { body }]) => body?.kind === 'multipart'))(
  '%s takes a form, as the API document says, and no JSON',
  async (_route, endpoint) => {
    expect(toBodySchema(endpoint, 'multipart/form-data')).toMatchObject({ type: 'object' });
    for (const value of [...VALUES, '{}']) {
      const { statusCode } = await send(endpoint, value);
      expect([value, statusCode]).toEqual([value, 415]);
    }
  },
);

it.each(writes.filter(([, { body }]) => body === null))(
  '%s takes no body and ignores JSON, as the API document says',
  async (_route, endpoint) => {
    expect(toOperation(endpoint)).not.toHaveProperty('requestBody');
    expect(toOperation(endpoint)).toHaveProperty(
      'description',
      expect.stringContaining('Takes no body; JSON that is sent is ignored.'),
    );
    const { email } = cook;
    const expected = (await send(endpoint, undefined)).statusCode;
    for (const value of [...VALUES, '{}', '{"following":true}']) {
      cook = await signIn(test.app, email);
      expect([value, (await send(endpoint, value)).statusCode]).toEqual([value, expected]);
    }
  },
);
