import type { Page } from 'playwright/test';
import { QUICK_STYLES } from '#contract/post/limits.ts';
import { FAMILIES } from '#contract/recipe/catalogue.ts';
import { REPLACEABLES } from '#contract/recipe/substitutions.ts';
import * as accountTexts from '#texts/account.ts';
import * as appTexts from '#texts/app.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as settingsTexts from '#texts/settings.ts';
import { toPseudo } from '#tools/build/pseudo-language.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { makeLanguageRoot, removeLanguageRoot } from '../../support/language-root.ts';
import { Member } from '../../support/members.ts';
import { isHydrated } from '../../support/page-ready.ts';
import { BuiltServer } from '../../support/server.ts';
import { listCutOffTexts, listTexts } from '../../support/visible-texts.ts';

const test = base.extend<object, object>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const root = await makeLanguageRoot();
      const server = await BuiltServer.open(root);
      await use(server);
      await server.close();
      removeLanguageRoot(root);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ serviceWorkers: 'block' });
test.setTimeout(600_000);

const POST = ['Slow broth', 'A long evening.'] as const;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Names, amounts and dates, which are the same in this language. */
const NAMES =
  /\/api\/\S+|\b(?:Simmer|Spotify|GitHub|Google|Facebook|Ana|US|ok)\b|\b\d+\s(?:min|g|tbsp|tsp)\b|\b[A-Z][a-z]+\s20\d\d\b/g;

const toWords = (text: string) => ` ${text.replaceAll(/[^\p{L}\d]+/gu, ' ').trim()} `;

/** All texts of recipes, posts and members, in which no other language is expected. */
async function fetchData(server: BuiltServer, recipeId: string): Promise<string> {
  const answers = await Promise.all(
    ['', '/cuisines', `/${recipeId}`].map(async (path) =>
      (await fetch(`${server.origin}/api/recipes${path}`)).text(),
    ),
  );
  return toWords(answers.join(' ') + JSON.stringify([FAMILIES, QUICK_STYLES, REPLACEABLES, POST]));
}

/** Lists the texts of the page that are neither in the pseudo-language nor data. */
async function listEnglish(page: Page, data: string): Promise<string[]> {
  const pieces = (await listTexts(page)).flatMap((text) =>
    text.replaceAll(NAMES, ' ').split(/·|⟦[^⟧]*⟧/),
  );
  // Some texts are put together from words, which are not marked but have accents.
  return pieces.filter(
    (piece) =>
      /(?<![\p{L}\d])[A-Za-z]{2,}(?![\p{L}\d])/u.test(piece) &&
      !data.includes(toWords(piece.replace(/^[^\p{L}]+/u, ''))),
  );
}

const softly = expect.configure({ soft: true });

async function expectFit(page: Page, name: string, data: string): Promise<void> {
  softly(await listEnglish(page, data), name).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await softly.poll(() => listCutOffTexts(page, '⟦'), `${name}, ${size.width} px`).toEqual([]);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isHydrated);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^⟦Löådîñg/ })).toHaveCount(0);
}

const click = (page: Page, name: string) =>
  page
    .getByRole('button', { name: toPseudo(name) })
    .first()
    .click();

test('a visitor finds no English text, and every text of another language fits', async ({
  consoleErrors,
  page,
  server,
}) => {
  consoleErrors.expect(/status of 404/);
  const { _id } = await server.fetchDish('asian');
  const data = await fetchData(server, _id);
  const lists = ['/', '/all-recipes', '/trending-recipes', '/cuisine/asian', '/search'];
  const account = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email'];
  const others = ['/search?q=soup', '/community', '/status', '/storage', '/nowhere'];
  const recipe = ['story', 'health', 'music', 'recipe'].map((tab) => `/recipe/${_id}?tab=${tab}`);
  for (const path of [...lists, ...account, ...others, ...recipe, `/recipe/${_id}/cook`]) {
    await open(page, path);
    await expectFit(page, path, data);
  }
  const dialogs = [
    ['/', recipeTexts.startCooking],
    [`/recipe/${_id}/cook`, appTexts.more],
  ] as const;
  for (const [path, name] of dialogs) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await click(page, name);
    await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
    await expectFit(page, `${path}: ${name}`, data);
  }
});

test('a member finds no English text, and every text of another language fits', async ({
  consoleErrors,
  page,
  server,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  const id = await ana.post(...POST);
  consoleErrors.expect(/status of 403/);
  const { _id } = await server.fetchDish('asian');
  const data = await fetchData(server, _id);
  await page.goto('/');
  await ana.signIn(page);
  const own = ['/profile', '/notifications', '/create-post', `/create-post?edit=${id}`];
  for (const path of [...own, '/moderation', `/post/${id}`, `/profile/${ana.id}`]) {
    await open(page, path);
    await expectFit(page, path, data);
  }
  await open(page, '/profile');
  await click(page, settingsTexts.settings);
  await expect(page.getByText(toPseudo(settingsTexts.appearance))).toBeVisible();
  await expectFit(page, 'settings', data);
  const dialogs = [
    accountTexts.changePassword,
    accountTexts.blockedMembers,
    accountTexts.hiddenPosts,
    accountTexts.devicesTitle,
    accountTexts.downloadMyData,
    accountTexts.deleteMyAccount,
  ];
  for (const name of dialogs) {
    await click(page, name);
    const dialog = page.getByRole('dialog', { name: toPseudo(name) });
    await expect(dialog).toBeVisible();
    await expectFit(page, name, data);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
