import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Recipe, RecipeList } from '#contract/recipe/schema.ts';
import { toDigestText } from '#contract/search/digest-text.ts';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';
import { pinRecipes } from '#offline/recipes/pins.ts';
import {
  readRecipe,
  readRecipes,
  removeRecipe,
  saveRecipes,
} from '#offline/recipes/recipe-store.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { markAsOurs, toOwnAnswer } from '#offline/testing/own-answer.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { serving, unreachable, WorkerHarness } from '../testing/worker-harness.ts';
import { fetchCollection } from './collection.ts';

const DAY = 24 * 60 * 60 * 1000;
const basil = toSampleRecipe('basil-rice', { order: 1 });
const gumbo = toSampleRecipe('gumbo', { order: 2 });
const ramen = toSampleRecipe('ramen', { order: 3 });
const newRamen = { ...ramen, title: 'Ramen, with a longer broth' };

let harness: WorkerHarness;
let server: ReturnType<typeof createServer>;

const toEtag = (n: number) => `"v${n}"`;

/** A server like ours with every published version of the collection. */
function createServer(first: readonly Recipe[]) {
  const versions = [first];
  const sent: number[] = [];
  return {
    /** The number of dishes in each response. */
    sent,
    publish: (recipes: readonly Recipe[]) => void versions.push(recipes),
    serve: async (request: Request) => {
      const now = versions.at(-1) ?? [];
      const etag = toEtag(versions.length - 1);
      const headers = { etag };
      if (request.headers.get('if-none-match') === etag) {
        return markAsOurs(new Response(null, { status: 304 }));
      }
      const since = new URL(request.url).searchParams.get('since');
      const base = versions.find((_, n) => toEtag(n) === since);
      if (!base) {
        sent.push(now.length);
        return toOwnAnswer(now, { headers });
      }
      const changed = now.filter((recipe) => !base.includes(recipe));
      const left = new Set(now.map(({ _id }) => _id));
      const removed = base.map(({ _id }) => _id).filter((id) => !left.has(id));
      sent.push(changed.length);
      const digest = await toDigest(toDigestText(now));
      return toOwnAnswer({ changed, removed, digest }, { headers });
    },
  };
}

async function toDigest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

async function syncNextDay(): Promise<void> {
  harness.now += DAY;
  await fetchCollection(harness, 'http://simmer.test');
}

beforeEach(async () => {
  useFreshDevice();
  harness = new WorkerHarness();
  server = createServer([basil, gumbo, ramen]);
  harness.serve = server.serve;
  await syncNextDay();
});

describe('a sync of a stored collection', () => {
  test('fetches only a changed, a new and a removed dish', async () => {
    const pie = toSampleRecipe('pie', { order: 1 });
    server.publish([basil, pie, newRamen]);
    await syncNextDay();
    expect(server.sent).toEqual([3, 2]);
    expect(await readRecipes()).toEqual([basil, pie, newRamen]);
    expect(harness.announced.at(-1)).toMatchObject({ kind: 'list-updated', isChanged: true });
  });

  test('returns the whole list to a page', async () => {
    server.publish([basil, gumbo, newRamen]);
    const asked = await harness.answer('/api/recipes');
    expect(await asked.json()).toEqual([basil, gumbo, newRamen]);
    expect(server.sent).toEqual([3, 1]);
    harness.serve = unreachable;
    const offline = await harness.answer('/api/recipes');
    expect(await offline.json()).toEqual([basil, gumbo, newRamen]);
  });

  test('keeps a removed dish that is saved, marked as gone', async () => {
    await pinRecipes('anna', 'saved', ['gumbo']);
    server.publish([basil, ramen]);
    await syncNextDay();
    expect((await readRecipe('gumbo'))?.goneAt).toBe(harness.now);
    expect(server.sent).toEqual([3, 0]);
  });

  test('confirms an unchanged collection', async () => {
    await syncNextDay();
    expect(server.sent).toEqual([3]);
  });
});

describe('a sync of the whole list', () => {
  test('happens with an older server, which does not know the request', async () => {
    harness.serve = serving([basil, newRamen], '"other"');
    await syncNextDay();
    expect(await readRecipes()).toEqual([basil, newRamen]);
    expect(harness.requests).toHaveLength(2);
  });

  test('happens if a dish is missing on the device', async () => {
    await removeRecipe('basil-rice', 1);
    server.publish([basil, gumbo, newRamen]);
    await syncNextDay();
    expect(await readRecipes()).toEqual([basil, gumbo, newRamen]);
  });

  test('happens if a dish’s text differs from the stored list', async () => {
    await saveRecipes([{ ...gumbo, title: 'out of an answer that was late' }], harness.now + 1);
    server.publish([basil, gumbo, newRamen]);
    await syncNextDay();
    expect(await readRecipes()).toEqual([basil, gumbo, newRamen]);
    expect(server.sent).toEqual([3, 1, 3]);
  });
});

test('handles a collection that changes during two simultaneous requests', async () => {
  server.publish([basil, newRamen]);
  harness.now += DAY;
  let asked = 0;
  harness.serve = async (request) => {
    const answer = await server.serve(request);
    asked += 1;
    if (asked === 1) server.publish([gumbo, newRamen]);
    return answer;
  };
  const both = [fetchCollection(harness, 'http://simmer.test'), harness.answer('/api/recipes')];
  await Promise.all(both);
  await syncNextDay();
  expect(await readRecipes()).toEqual([gumbo, newRamen]);
});

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'after any changes on both sides a device that has synced has what the server has (%i)',
  async (seed) => {
    const random = createSeededRandom(seed);
    const toAny = (n: number) => Math.floor(random() * n);
    let dishes: Recipe[] = [basil, gumbo, ramen];
    for (let turn = 0; turn < 12; turn += 1) {
      const dish = dishes[toAny(dishes.length)] ?? basil;
      const chance = toAny(6);
      if (chance === 0 && dishes.length > 1) dishes = dishes.filter((one) => one !== dish);
      if (chance === 1) dishes = [...dishes, toSampleRecipe(`new-${turn}`, { order: 4 + turn })];
      if (chance === 2) {
        dishes = dishes.map((one) => (one === dish ? { ...one, title: `turn ${turn}` } : one));
      }
      if (chance < 3) server.publish(dishes);
      if (chance === 3) await removeRecipe(dish._id, harness.now);
      if (chance === 4) await harness.answer('/api/recipes');
      if (chance === 5) await syncNextDay();
    }
    server.publish([{ ...(dishes[0] ?? basil), title: 'last' }, ...dishes.slice(1)]);
    await syncNextDay();
    const shown: unknown = await (await harness.answer('/api/recipes')).json();
    expect(await readRecipes()).toEqual(v.parse(RecipeList, shown));
    expect((await readRecipes())[0]?.title).toBe('last');
  },
);
