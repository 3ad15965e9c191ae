import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CookbookChanges } from '#contract/cookbook/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { makeRecipe, readCookbook, toBody } from './testing/own-recipe.ts';

const DEVICES = 5;
const ROUNDS = 8;

let test: TestApp;
let ana: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ana = await signUp(test.app, 'Ana');
});
afterAll(() => test.close());

type State = Map<string, string>;

/** Adds changes as a device does. */
function add(state: State, { recipes, removed, isWhole }: CookbookChanges): State {
  const next: State = isWhole ? new Map() : new Map(state);
  for (const { _id, title, visibility } of recipes) next.set(_id, `${title} ${visibility}`);
  for (const id of removed) next.delete(id);
  return next;
}

async function write(device: number): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const kept = await makeRecipe(ana, { title: `${device} keeps ${round}` });
    const gone = await makeRecipe(ana, { title: 'gone' });
    await ana.ask('PUT', `/cookbook/${kept._id}`, toBody({ title: `${device} changed ${round}` }));
    await ana.ask('PUT', `/cookbook/${kept._id}/visibility`, { visibility: 'link' });
    await ana.ask('DELETE', `/cookbook/${gone._id}`);
  }
}

describe('the cursor of a cookbook', () => {
  it('[T-cookbook-3] never skips a change, while five devices write at once', async () => {
    const written = new AbortController();
    const writing = Promise.all(Array.from({ length: DEVICES }, (_, n) => write(n))).finally(() =>
      written.abort(),
    );
    let state: State = new Map();
    let cursor: string | undefined;
    let reads = 0;
    const read = async () => {
      const changes = await readCookbook(ana, cursor);
      state = add(state, changes);
      ({ cursor } = changes);
      reads += 1;
    };
    while (!written.signal.aborted) await read();
    await writing;
    await read();
    expect(state).toEqual(add(new Map(), await readCookbook(ana)));
    expect([...state.values()].filter((text) => /changed \d+ link$/.test(text))).toHaveLength(
      DEVICES * ROUNDS,
    );
    expect(reads).toBeGreaterThan(3);
  });

  it('returns only what has changed since', async () => {
    const { _id } = await makeRecipe(ana, { title: 'Last' });
    const { cursor } = await readCookbook(ana);
    expect(await readCookbook(ana, cursor)).toMatchObject({
      recipes: [],
      removed: [],
      isWhole: false,
      hasMore: false,
    });
    await ana.ask('DELETE', `/cookbook/${_id}`);
    expect(await readCookbook(ana, cursor)).toMatchObject({ recipes: [], removed: [_id] });
  });

  it('counts as absent if it is not a number of the cookbook', async () => {
    const { recipes } = await readCookbook(ana);
    for (const since of ['', 'x', '-1', '1e3', '99999999999999999999', '999999999999999']) {
      const whole = await readCookbook(ana, since);
      expect([whole.recipes.length, whole.isWhole, whole.removed]).toEqual([
        recipes.length,
        true,
        [],
      ]);
    }
  });

  it('continues after a long response', async () => {
    const ben = await signUp(test.app, 'Ben');
    const long = Array.from({ length: 60 }, () => 'x'.repeat(2000));
    await test.pool.query('insert into cookbooks (user_id, change) values ($1, 100)', [
      ben.user.id,
    ]);
    await test.pool.query(
      `insert into cookbook_recipes (id, user_id, recipe, visibility, version, change)
       select gen_random_uuid(), $1, $2, 'private', n, n from generate_series(1, 100) n`,
      [
        ben.user.id,
        JSON.stringify({
          ...toBody({ instructions: long }),
          subtitle: '',
          cuisine: '',
          tags: [],
          servings: 0,
          prepTime: '',
          cookTime: '',
          difficulty: '',
          spiceLevel: '',
          notes: '',
        }),
      ],
    );
    const seen = new Set<string>();
    let changes = await readCookbook(ben);
    let pages = 1;
    for (const { _id } of changes.recipes) seen.add(_id);
    while (changes.hasMore) {
      changes = await readCookbook(ben, changes.cursor);
      expect(changes.isWhole).toBe(false);
      for (const { _id } of changes.recipes) seen.add(_id);
      pages += 1;
    }
    expect([seen.size, pages, changes.cursor]).toEqual([100, 4, '100']);
  });
});
