import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { CookbookChanges } from '#contract/cookbook/schema.ts';
import { toJsonLd } from '#contract/cookbook/write/jsonld.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { Member } from '#e2e/support/members.ts';
import { Network } from '#e2e/support/network.ts';
import { Phone } from '#e2e/support/phone.ts';
import { BuiltServer } from '#e2e/support/server.ts';
import { settleOn } from '#e2e/support/stored.ts';
import { toLine, toMedian } from './figures.ts';
import { watchMainThread } from './main-thread.ts';

/**
 * Measures a cookbook with 2,000 recipes on a device: opening it, searching, one key in the editor, the bytes of one
 * change, and reading a file with 500 recipes. Needs a build (`npm run build`).
 */
const RECIPES = 2000;
const IMPORTED = 500;
const RUNS = 5;
const KEYS = 10;
const OPENING_S = 1;
const SEARCH_MS = 50;
const KEY_MS = 8;
const CHANGE_BYTES = 8000;
const IMPORT_S = 5;
/** Time to render a change. */
const SETTLE_MS = 400;

const server = await BuiltServer.open();
const network = await Network.open(server.port);
const phone = await Phone.open();
try {
  const dishes = await server.fetchAll();
  const member = await Member.join(server.port, 'Amara');
  const ids = await fillCookbook(member, dishes);
  const page = await phone.start();
  await page.goto(network.origin);
  await member.signIn(page);
  await settleOn(page, dishes.length);
  await open(page);
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) seconds.push(await open(page));
  console.log(toLine(`opening, median of ${RUNS}`, toMedian(seconds), OPENING_S, 's'));
  await measureKeys(page, page.getByRole('searchbox'), 'a letter of a search', SEARCH_MS);
  await page.goto(`${network.origin}/cookbook/${ids[0]}/edit`);
  const lines = page.getByRole('textbox', { name: 'Ingredients' });
  await lines.waitFor();
  await measureKeys(page, lines, 'a key in the editor', KEY_MS);
  await measureChange(member, ids[1] ?? '');
  await measureImport(page, dishes);
} finally {
  await phone.close();
  await network.close();
  await server.close();
}

async function fillCookbook(member: Member, dishes: readonly Recipe[]): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < RECIPES; n += 1) {
    const dish = dishes[n % dishes.length];
    if (!dish) throw new Error('The server has no dish');
    const id = randomUUID();
    await member.ask('PUT', `/cookbook/${id}`, toBody(dish, `${dish.title} ${n}`));
    ids.push(id);
  }
  return ids;
}

function toBody({ subtitle, cuisine, tags, ingredients, instructions }: Recipe, title: string) {
  return {
    title,
    subtitle,
    cuisine,
    tags,
    servings: 4,
    prepTime: '',
    cookTime: '',
    difficulty: '',
    spiceLevel: '',
    ingredients,
    instructions,
    notes: '',
    images: [],
  };
}

/** Seconds from the navigation until the recipes are on the page. */
async function open(page: Page): Promise<number> {
  await page.goto(`${network.origin}/cookbook`, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    () => document.querySelectorAll('main li').length > 20 && performance.now(),
  );
  return Number(await shown.jsonValue()) / 1000;
}

/** Measures the script of each key until the page has rendered its effects. */
async function measureKeys(
  page: Page,
  field: ReturnType<Page['getByRole']>,
  what: string,
  budget: number,
): Promise<void> {
  await field.click();
  await wait(3 * SETTLE_MS);
  const hand = await page.context().newCDPSession(page);
  const read = await watchMainThread(page);
  const script: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const before = await read();
    await hand.send('Input.insertText', { text: 'tomato rice '.charAt(key) });
    await wait(SETTLE_MS);
    script.push((await read()).script - before.script);
  }
  console.log(toLine(`script of ${what}, median of ${KEYS}`, toMedian(script), budget));
}

async function measureChange(member: Member, id: string): Promise<void> {
  const all = v.parse(CookbookChanges, await member.ask('GET', '/cookbook'));
  let { cursor, hasMore } = all;
  while (hasMore) {
    const more = v.parse(CookbookChanges, await member.ask('GET', `/cookbook?since=${cursor}`));
    ({ cursor, hasMore } = more);
  }
  await member.ask('PUT', `/cookbook/${id}/visibility`, { visibility: 'link' });
  const answer = await member.ask('GET', `/cookbook?since=${cursor}`);
  console.log(toLine('bytes of one change', JSON.stringify(answer).length, CHANGE_BYTES, 'bytes'));
}

async function measureImport(page: Page, dishes: readonly Recipe[]): Promise<void> {
  const recipes = Array.from({ length: IMPORTED }, (_, n) => {
    const dish = dishes[n % dishes.length];
    if (!dish) throw new Error('The server has no dish');
    return toJsonLd(toBody(dish, `Imported ${dish.title} ${n}`));
  });
  const buffer = Buffer.from(JSON.stringify(recipes));
  await page.goto(`${network.origin}/cookbook`);
  await page.getByRole('button', { name: 'Import' }).click();
  const start = performance.now();
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'recipes.json', mimeType: 'application/json', buffer });
  await page.getByText(`${IMPORTED} new recipes`).waitFor();
  console.log(
    toLine(`reading ${IMPORTED} recipes`, (performance.now() - start) / 1000, IMPORT_S, 's'),
  );
}
