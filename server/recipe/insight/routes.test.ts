import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Insight } from '#contract/recipe/insight.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toTestDish } from '#server/testing/test-dishes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: 'collection' });
});
afterAll(() => test.close());

const get = (path: string, headers = {}) =>
  test.app.inject({ url: `/api/cultural/insight${path}`, headers });
const readInsight = async (id: string) => v.parse(Insight, (await get(`/${id}`)).json()).insight;

describe('GET /cultural/insight/{recipeId}', () => {
  it('has a different insight for every dish of the collection', async () => {
    const { rows } = await test.pool.query<{ id: string; body: string }>(
      'select id, body from recipes',
    );
    const insights = await Promise.all(rows.map(({ id }) => readInsight(id)));
    expect(new Set(insights).size).toBe(rows.length);
    expect(insights.filter((text) => text.length < 300)).toEqual([]);
    // The insight must not repeat the text that the page already shows.
    const repeated = rows.filter(({ body }, n) => {
      const { culturalBackground }: { culturalBackground: string } = JSON.parse(body);
      return insights[n]?.includes(culturalBackground);
    });
    expect(repeated).toEqual([]);
  });

  it('is a separate request: the recipe does not include it', async () => {
    const recipe = await test.app.inject({ url: '/api/recipes/dan-dan-noodles' });
    expect(recipe.json()).not.toHaveProperty('insight');
  });

  it('has an ETag and answers 304 if the client has the current version', async () => {
    const { headers } = await get('/bibimbap');
    const again = await get('/bibimbap', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['nope', "x'--", 'Dan-Dan-Noodles', '..%2f..%2fetc', '%20', 'x'.repeat(1500), '💥'])(
    'answers 404 to %s with the text of the specification',
    async (id) => {
      const answer = await get(`/${encodeURI(id).replaceAll('%25', '%')}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'Recipe not found' });
    },
  );

  it.each(['', '/'])('answers 400 to "%s" without an id', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'Recipe ID not available' });
  });

  it.each(['/%00', '/%E0%A4%A', '/%'])(
    'answers 400 to %s, which cannot be decoded',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('error');
    },
  );

  it('accepts no other method', async () => {
    const answer = await test.app.inject({
      url: '/api/cultural/insight/bibimbap',
      method: 'DELETE',
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a dish without notes', () => {
  it.each([
    [{ fun_facts: ['One.', 'Two.'] }, 'One. Two.'],
    [{ fun_facts: ['One.', ''], culturalBackground: 'Old.' }, 'Old.\n\nOne.'],
    [{ fun_facts: [], culturalBackground: 'Old.' }, 'Old.'],
  ])('has an insight from its other texts', async (more, insight) => {
    const small = await buildTestApp({ dishes: { 'asian/thai/larb': toTestDish(more) } });
    const answer = await small.app.inject({ url: '/api/cultural/insight/larb' });
    expect(answer.json()).toEqual({ insight });
    await small.close();
  });
});
