// @vitest-environment happy-dom
import ky from 'ky';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false });
  test.app.post('/api/echo', async (request, reply) =>
    reply.code(201).send({ body: request.body, by: request.headers.authorization }),
  );
});
afterAll(() => test.close());

const client = () =>
  ky.create({ prefixUrl: 'http://simmer.test/api', fetch: test.fetch, throwHttpErrors: false });

describe('the app as a fetch', () => {
  it('responds like over a socket', async () => {
    const answer = await client().get('recipes', { searchParams: { limit: 2 } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ pagination: { limit: 2 } });
  });

  it('passes bodies and headers', async () => {
    const headers = { authorization: 'Bearer x' };
    const answer = await client().post('echo', { json: { title: 'Crème' }, headers });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ body: { title: 'Crème' }, by: 'Bearer x' });
  });

  it('answers 304 without a body', async () => {
    const { headers } = await client().get('recipes');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    const again = await client().get('recipes', { headers: known });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('aborts with the signal of the caller', async () => {
    const signal = AbortSignal.abort();
    await expect(client().get('recipes', { signal })).rejects.toThrow(/abort/i);
  });
});
