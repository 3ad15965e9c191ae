import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/network/query-client.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { publish } from '#src/testing/feed.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let amara: Cook;
let kofi: Cook;
beforeEach(async () => {
  seeAll = () => {};
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.spyOn(console, 'warn').mockReturnValue();
  await page.server.pool.query('delete from posts');
  [amara, kofi] = [await page.signUp('Amara Diallo'), await page.signUp('Kofi Mensah')];
});
afterEach(() => vi.restoreAllMocks());

/** Reports every observed element as visible. */
let seeAll = () => {};
class FakeIntersectionObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    const before = seeAll;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page reads only these fields
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    seeAll = () => {
      before();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page calls only its methods
      this.#callback([entry], this as unknown as IntersectionObserver);
    };
  }
  disconnect(): void {}
}

const asked: string[] = [];
async function open() {
  asked.length = 0;
  page.instead = (_method, address) => {
    asked.push(address);
    return undefined;
  };
  const router = page.open('/recipe/tom-yum');
  await screen.findByRole('heading', { level: 1, name: 'Tom yum with prawns' });
  return router;
}
/** Scrolls to the end of the page. */
const findCooks = async () => {
  fireEvent.scroll(window);
  await screen.findByRole('button', { name: 'Share recipe' });
  act(() => seeAll());
  return within(await screen.findByRole('region', { name: 'Cooked by members' }));
};

test('below the recipe appear the number of cooks, their rating, and their newest posts', async () => {
  await publish(amara, 'Too sour', { recipeId: 'tom-yum', rating: 3 });
  const cooked = { minutes: 40, servings: 3 };
  const id = await publish(kofi, 'So good', { recipeId: 'tom-yum', cooked, rating: 5 });
  await publish(kofi, 'Another dish', { recipeId: 'moussaka', rating: 1 });
  await open();
  expect(asked.some((address) => address.includes('/cooks'))).toBe(false);
  const cooks = await findCooks();
  expect(cooks.getByText(/2 members cooked it/).parentElement?.textContent).toContain(
    '4.0 of 5 stars from 2 ratings',
  );
  const tiles = cooks.getAllByRole('listitem');
  expect(tiles.map((tile) => within(tile).getByRole('heading').textContent)).toEqual([
    'So good',
    'Too sour',
  ]);
  const newest = within(tiles[0] ?? document.body);
  expect(newest.getByRole('link').getAttribute('href')).toBe(`/post/${id}`);
  expect(newest.getByText('Kofi Mensah · 40 min · 3 servings')).toBeTruthy();
  expect(newest.getByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
});

test('shows only an invitation if no member has cooked the dish', async () => {
  await signInHere(amara);
  await open();
  const cooks = await findCooks();
  expect(cooks.getByText('No one has posted about this dish yet. Be the first.')).toBeTruthy();
  expect(cooks.queryByRole('list')).toBeNull();
  fireEvent.click(cooks.getByRole('link', { name: 'I cooked this' }));
  const dish = within(await screen.findByRole('region', { name: 'The dish' }));
  expect(dish.getByText('Tom yum with prawns')).toBeTruthy();
});

test('without a network it shows the stored copy, with its age', async () => {
  await publish(kofi, 'So good', { recipeId: 'tom-yum', rating: 5 });
  await open();
  (await findCooks()).getByText('So good');
  const { readPage } = await import('#offline/community/community-pages.ts');
  const { listCooks } = await import('#contract/post/endpoints.ts');
  const name = { userId: '', kind: 'cooks', id: 'tom-yum' } as const;
  await expect.poll(() => readPage(name, listCooks.response)).toBeTruthy();
  cleanup();
  queryClient.removeQueries({ queryKey: ['community'] });
  const router = await open();
  page.hasNetwork = false;
  const cooks = await findCooks();
  expect(cooks.getByText('So good')).toBeTruthy();
  expect((await cooks.findByText(/You’re offline/)).textContent).toContain('Showing posts');
  expect(router.state.location.pathname).toBe('/recipe/tom-yum');
});

test('a waiting post of the viewer comes first, marked as waiting', async () => {
  await publish(kofi, 'So good', { recipeId: 'tom-yum', rating: 5 });
  await signInHere(amara);
  await open();
  await findCooks();
  page.instead = (method) => {
    if (method !== 'GET') throw new TypeError('no network');
    return undefined;
  };
  const words = { title: 'Mine', content: 'Hot.', recipeId: 'tom-yum', rating: 4 };
  const post = { _id: '018f0000-0000-7000-8000-000000000077', ...words };
  await act(() => queueWrites([{ command: { op: 'post.create', post }, userId: amara.user.id }]));
  await waitFor(() => {
    const cooks = within(screen.getByRole('region', { name: 'Cooked by members' }));
    const [first] = cooks.getAllByRole('listitem');
    expect(first?.textContent).toContain('Mine');
    expect(first?.textContent).toContain('Waiting to send');
  });
});
