import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SERVED_FEEDS } from '#contract/post/served-feed.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { setServedAnswers } from '#platform/network/served-answers.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { findCard, listTitles, publish } from '#src/testing/feed.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let kofi: Cook;

beforeAll(async () => {
  kofi = await page.signUp('Kofi Mensah');
});
beforeEach(async () => {
  await page.server.pool.query('delete from posts');
});
afterEach(() => setServedAnswers(undefined));

/** Embeds what the server would, and returns the later requests for a list of all posts. */
async function serve(tab: keyof typeof SERVED_FEEDS): Promise<string[]> {
  const path = SERVED_FEEDS[tab];
  setServedAnswers({ [path]: await (await page.ask(`/api${path}`)).json() });
  const asked: string[] = [];
  page.instead = (_method, address) => {
    if (/\/api\/posts(\?|$)/.test(address)) asked.push(address.replace(/^.*\/api/, ''));
    return undefined;
  };
  return asked;
}

test('shows the first posts of a served page, then the whole list from one request', async () => {
  for (let at = 1; at <= 12; at += 1) await publish(kofi, `Bread ${at}`);
  const asked = await serve('feed');
  page.hasNetwork = false;
  page.open('/community');
  await findCard('Bread 12');
  expect(listTitles()).toHaveLength(8);
  // While the first request is still failing, the focus starts no other.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  page.hasNetwork = true;
  globalThis.dispatchEvent(new Event('focus'));
  await findCard('Bread 1');
  expect(listTitles()).toHaveLength(12);
  expect(asked).toEqual(['/posts']);
});

test('a served page of the trending posts has its own posts', async () => {
  await publish(kofi, 'Rice');
  await serve('trending');
  page.hasNetwork = false;
  page.open('/community?tab=trending');
  await findCard('Rice');
  expect(listTitles()).toEqual(['Rice']);
});

test("a member's list does not come from the served page, and is requested once", async () => {
  await publish(kofi, 'Rice');
  const asked = await serve('feed');
  await publish(kofi, 'Stew');
  await signInHere(kofi);
  page.open('/community');
  await findCard('Stew');
  expect(listTitles()).toEqual(['Stew', 'Rice']);
  expect(asked).toEqual(['/posts']);
});
