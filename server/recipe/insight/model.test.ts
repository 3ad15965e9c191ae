import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { completing, type Endpoint, openEndpoint } from '#server/testing/open-endpoint.ts';
import { toTestDish } from '#server/testing/test-dishes.ts';
import { fetchWritten } from './model.ts';
import { createWrittenInsights } from './written-insights.ts';

const WRITTEN = 'Sour first, then hot. '.repeat(10).trim();
const COMPOSED = 'Lime is squeezed last. Stalls are judged by it.';
const DISHES = {
  'asian/thai/tom-yum': toTestDish({ fun_facts: COMPOSED.split(/(?<=\.) /) }),
  'asian/thai/larb': toTestDish({ recipe_name: 'Larb' }),
};

let endpoint: Endpoint;
let test: TestApp;
beforeAll(async () => {
  endpoint = await openEndpoint();
});
afterAll(() => endpoint.close());
beforeEach(async () => {
  endpoint.requests = [];
  const insightModel = { url: endpoint.url, key: 'secret', model: 'small-1' };
  test = await buildTestApp({ dishes: DISHES, insightModel });
});
afterEach(() => test.close());

const readInsight = async (id = 'tom-yum') => {
  const answer = await test.app.inject({ url: `/api/cultural/insight/${id}` });
  expect(answer.statusCode).toBe(200);
  const { insight }: { insight: string } = answer.json();
  return insight;
};

describe('an insight written by a model', () => {
  it('is requested with the key, the model and the notes of the dish', async () => {
    endpoint.answer = completing(WRITTEN);
    expect(await readInsight()).toBe(WRITTEN);
    const [request] = endpoint.requests;
    expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer secret' });
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ model: 'small-1' });
    expect(request?.body).toContain(COMPOSED);
  });

  it('is requested once for all readers', async () => {
    endpoint.answer = completing(WRITTEN);
    expect(new Set(await Promise.all([readInsight(), readInsight(), readInsight()])).size).toBe(1);
    await readInsight();
    expect(endpoint.requests).toHaveLength(1);
  });

  it('is plain text without control characters, and keeps its paragraphs', async () => {
    endpoint.answer = completing(` ${WRITTEN}\u0007\r\n\r\n \n${WRITTEN}\n`);
    expect(await readInsight()).toBe(`${WRITTEN} \n\n${WRITTEN}`);
  });
});

describe('a failed request to the model is answered with the text of the collection', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['500', (response) => response.writeHead(500).end('{"error":"no"}')],
    ['401', (response) => response.writeHead(401).end()],
    ['a page of HTML', (response) => response.end('<!doctype html><p>Sign in to the hotel</p>')],
    ['JSON that is cut off', (response) => response.end('{"choices":[{"message"')],
    ['other JSON', (response) => response.end('{"insight":"hello"}')],
    ['no choice', (response) => response.end('{"choices":[]}')],
    ['a text that is none', completing(null)],
    ['an empty text', completing('  ')],
    ['a text without end', completing('word '.repeat(2_000))],
    ['markup', completing(`<p>${WRITTEN}</p>`)],
    ['more bytes than anyone reads', (response) => response.end('x'.repeat(400_000))],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a connection that breaks', (response) => response.destroy()],
  ])('%s', async (_what, answer) => {
    endpoint.answer = answer;
    expect(await readInsight()).toBe(COMPOSED);
    expect(endpoint.requests).toHaveLength(1);
  });

  it('if the endpoint cannot be reached', async () => {
    const insightModel = { url: 'http://127.0.0.1:1', model: 'small-1' };
    const other = await buildTestApp({ dishes: DISHES, insightModel });
    const answer = await other.app.inject({ url: '/api/cultural/insight/tom-yum' });
    expect(answer.json()).toEqual({ insight: COMPOSED });
    await other.close();
  });

  it('and is not repeated for a minute', async () => {
    endpoint.answer = (response) => response.writeHead(500).end();
    await readInsight();
    endpoint.answer = completing(WRITTEN);
    expect(await readInsight('larb')).not.toBe(WRITTEN);
    expect(endpoint.requests).toHaveLength(1);
  });
});

describe('timeouts and limits', () => {
  const dish = { key: 'a', name: 'Larb', cuisine: 'Thai', region: null, notes: 'Sour.' };
  const log = { warn: () => undefined };

  it('do not wait for a model that does not respond', async () => {
    endpoint.answer = () => undefined;
    const find = createWrittenInsights({ url: endpoint.url, model: 'm' }, (model, request) =>
      fetchWritten(model, request, 20),
    );
    expect(await find(dish, log)).toBeUndefined();
  });

  it('call the model again after a minute', async () => {
    let now = 0;
    const find = createWrittenInsights({ url: endpoint.url, model: 'm' }, fetchWritten, () => now);
    endpoint.answer = (response) => response.writeHead(503).end();
    expect(await find(dish, log)).toBeUndefined();
    endpoint.answer = completing(WRITTEN);
    now = 59_999;
    expect(await find(dish, log)).toBeUndefined();
    now = 60_000;
    expect(await find(dish, log)).toBe(WRITTEN);
  });

  it('evict the oldest dish from the cache, which is then requested again', async () => {
    let count = 0;
    const find = createWrittenInsights({ url: '', model: 'm' }, async () => `text ${(count += 1)}`);
    for (let at = 0; at <= 500; at += 1) await find({ ...dish, key: String(at) }, log);
    expect(await find({ ...dish, key: '500' }, log)).toBe('text 501');
    expect(await find({ ...dish, key: '0' }, log)).toBe('text 502');
  });
});
