import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { QUICK_STYLES } from '#contract/post/limits.ts';
import { FAMILIES } from '#contract/recipe/catalogue.ts';
import { toMusic } from '#knowledge/music/playlists.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { toShortTime } from './pages/recipe/recipe-defaults.ts';
import { publish } from './testing/feed.ts';
import { signInHere } from './testing/sign-in-here.ts';
import { setUpTestPage } from './testing/test-page.ts';

// In this project of Vitest the texts are in the pseudo-language (tools/build/pseudo-language.ts).
const page = setUpTestPage();
let amara: Cook;
let post = '';
/** All texts that come from recipes, posts and members, in which no other language is expected. */
let data = '';

beforeAll(async () => {
  amara = await page.signUp('Amara Diallo');
  post = await publish(amara, 'Slow broth');
  const answers = await Promise.all(
    ['/api/recipes', '/api/posts', '/api/cuisines', `/api/users/${amara.user._id}`].map((path) =>
      page.server.fetch(path).then((answer) => answer.text()),
    ),
  );
  const names = [FAMILIES, QUICK_STYLES, toMusic('Mexican'), toMusic('Chinese')];
  const times = answers.flatMap(toTimes);
  data = toWords(answers.join(' ') + JSON.stringify([names, times]));
});
beforeEach(useFreshDevice);

/** Times of a recipe are data too: only their units are shortened. */
const toTimes = (text: string) =>
  [...text.matchAll(/"\d+ [\w ]*minutes"/g)].map(([time]) => toShortTime(time));

const toWords = (text: string) => ` ${text.replaceAll(/[^\p{L}\d]+/gu, ' ').trim()} `;

/** Names, which no language translates. */
const NAMES = /\/api\/\S+|\b(?:Simmer|Spotify|GitHub|Google|Facebook|Amara Diallo|US|ok)\b/g;
const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];

/** Lists the texts of the page that are neither in the pseudo-language nor data. */
function listPlain(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/^(?:script|style)$/.test(node.parentElement?.localName ?? ''))
      texts.push(node.nodeValue ?? '');
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts.flatMap((text) => text.split('·')))].filter((text) => {
    const rest = toWords(text.replaceAll(/⟦[^⟧]*⟧/g, ' ').replaceAll(NAMES, ' '));
    // Some texts are put together from words, which are not marked but have accents.
    const isPlain = rest.split(' ').some((word) => /^[A-Za-z]{2,}$/.test(word));
    return isPlain && !data.includes(rest);
  });
}

const VISITOR = [
  '/',
  '/all-recipes',
  '/trending-recipes',
  '/cuisine/asian',
  '/search',
  '/search?q=soup',
  '/community',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/profile',
  '/create-post',
  '/notifications',
  '/moderation',
  '/status',
  '/storage',
  '/nowhere',
];

test.each(VISITOR)('a visitor sees no English text on %s', async (address) => {
  await openSettled(address);
  expect(listPlain()).toEqual([]);
});

test.each(['story', 'health', 'music', 'recipe'])(
  'no English text is on a recipe: %s',
  async (tab) => {
    const { recipes } = await (await page.server.fetch('/api/recipes?page=1')).json();
    await openSettled(`/recipe/${recipes[0]._id}?tab=${tab}`);
    expect(listPlain()).toEqual([]);
  },
);

test.each(['/profile', '/notifications', '/create-post', '/post', '/member', '/'])(
  'a member sees no English text on %s',
  async (address) => {
    await signInHere(amara);
    const paths: Record<string, string> = {
      '/post': `/post/${post}`,
      '/member': `/member/${amara.user._id}`,
    };
    await openSettled(paths[address] ?? address);
    expect(listPlain()).toEqual([]);
  },
);

async function openSettled(address: string): Promise<void> {
  page.open(address);
  await screen.findAllByRole('heading');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
}
