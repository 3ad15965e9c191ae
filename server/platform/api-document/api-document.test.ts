import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { SUMMARIES } from './summaries.ts';
import { toApiDocument } from './to-api-document.ts';

const document = toApiDocument(api, SUMMARIES, '0.0.0');

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ dishes: {} });
});
afterAll(() => server.close());

const endpoints = Object.entries<Endpoint>(api);

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(document) });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('[T-api-1] the API document contains every endpoint of the contract and no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = endpoints.map(
    ([, { method, path }]) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(documented.toSorted()).toEqual(known.toSorted());
});

test('resolves every reference to a component', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
  const missing = Array.from(references).filter(
    ([, kind = '', name = '']) => !(name in (document.components[kind] ?? {})),
  );
  expect(missing).toEqual([]);
});

test.each(endpoints)('%s lists its parameters and who may call it', (name, endpoint) => {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
  const parameters = Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, param]) =>
    expect.objectContaining({ name: param, in: 'path', required: true }),
  );
  expect(operation).toMatchObject({
    operationId: name,
    summary: expect.stringMatching(/^\S.+[^.]$/),
    parameters: expect.arrayContaining(parameters),
  });
  const json = JSON.stringify(operation);
  expect(json.includes('/IdempotencyKey"')).toBe(endpoint.writes);
  expect(json.includes('"bearer"')).toBe(endpoint.access !== 'anyone');
  expect(json.includes('"requestBody"')).toBe(endpoint.body !== null);
});

test('describes the required fields, lengths and patterns of a body', () => {
  const { register } = { register: document.paths['/auth/register']?.['post'] };
  expect(register).toMatchObject({
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            required: ['name', 'email', 'password'],
            properties: {
              name: { type: 'string', minLength: 2, maxLength: 60 },
              password: {
                allOf: [{ pattern: '\\p{Lu}' }, { pattern: '\\p{Ll}' }, { pattern: '\\d' }],
              },
            },
          },
        },
      },
    },
  });
});

test('describes the errors of sign-in and registration', () => {
  expect(document.paths['/auth/login']?.['post']).toMatchObject({
    responses: {
      401: { description: 'The email or the password is wrong' },
      403: { $ref: '#/components/responses/Problem403' },
    },
  });
  expect(document.paths['/auth/register']?.['post']).toMatchObject({
    responses: { 409: { $ref: '#/components/responses/Problem409' } },
  });
});

test('describes limits in the description of an endpoint', () => {
  expect(JSON.stringify(document.paths['/posts/{postId}/comments']?.['post'])).toContain(
    '240 calls of one member in 1 minute',
  );
});

it('is served with an ETag, the same to everyone', async () => {
  const answer = await server.app.inject({ url: '/api/openapi.json' });
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
  const again = await server.app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(answer.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

it.each(['/api/docs', '/api/docs/'])('is served as a page at %s', async (url) => {
  const page = await server.app.inject({ url });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|https?:/);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const files = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), ([, file]) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const found = await server.app.inject({
      url: new URL(String(file), `http://a${url}`).pathname,
    });
    expect([file, found.statusCode]).toEqual([file, 200]);
  }
});
