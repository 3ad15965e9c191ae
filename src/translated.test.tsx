import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cook } from '#server/testing/sign-up.ts';
import { useFreshDevice } from './offline/testing/fresh-device.ts';
import { publish } from './testing/feed.ts';
import { signInHere } from './testing/sign-in-here.ts';
import { setUpTestPage } from './testing/test-page.ts';
import { withoutGuard } from './testing/text-guard.ts';

const page = setUpTestPage({ dishes: 'collection' });
let amara: Cook;
let post = '';
beforeAll(async () => {
  amara = await page.signUp('Amara Diallo');
  post = await publish(amara, 'Slow broth');
});
beforeEach(useFreshDevice);

const isTranslated = (node: Node) => node.parentElement?.localName === 'font';

/** Imitates Chrome's translation: each text node, including later ones, is moved into two nested elements. */
function translate(): MutationObserver {
  const wrap = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) {
      const { parentElement: parent } = root;
      const isText =
        (root.nodeValue ?? '').trim() !== '' && !/^(script|style)$/.test(parent?.localName ?? '');
      if (!parent || !isText || isTranslated(root) || parent.closest('[translate=no]')) return;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      outer.append(inner);
      parent.replaceChild(outer, root);
      inner.append(root);
      return;
    }
    Array.from(root.childNodes).forEach(wrap);
  };
  withoutGuard(() => wrap(document.body));
  const observer = new MutationObserver((changes) => {
    withoutGuard(() => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

let translation: MutationObserver | undefined;
afterEach(() => translation?.disconnect());

const FAILED = 'Something went wrong on this page.';
async function open(address: string, heading: string | RegExp) {
  const router = page.open(address);
  await screen.findByRole('heading', { name: heading, level: 1 });
  translation = translate();
  return router;
}
const press = (name: string | RegExp) =>
  act(async () => {
    const [button] = screen.getAllByRole('button', { name });
    if (button) fireEvent.click(button);
  });
const expectWhole = () => expect(screen.queryByText(FAILED)).toBeNull();

const amounts = () => screen.getAllByRole('region', { name: 'Ingredients' })[0]?.textContent;

test('a translated recipe changes its amounts, its units, its step and its tab', async () => {
  await open('/recipe/dan-dan-noodles', 'Dan Dan Noodles');
  const first = amounts();
  await press('More servings');
  await waitFor(() => expect(amounts()).not.toBe(first));
  expect(amounts()).toContain('5 servings');
  await act(async () => fireEvent.click(screen.getAllByText('US')[0] ?? document.body));
  await press('Next');
  expect(await screen.findByRole('heading', { name: /^Step 2 of 8/ })).toBeTruthy();
  for (const name of ['Cultural Story', 'Health-Conscious', 'Cultural Music', 'Authentic Recipe']) {
    await act(async () => fireEvent.click(screen.getByRole('tab', { name })));
  }
  expectWhole();
});

test('the heading of the translated cooking view follows the step, and Close opens the recipe', async () => {
  const router = await open('/recipe/dan-dan-noodles/cook', /^Step 1 of 8/);
  await press('Next');
  await press('Next');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Step 3 of 8/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  await screen.findByRole('heading', { level: 1, name: 'Dan Dan Noodles' });
  expect(router.state.location.pathname).toBe('/recipe/dan-dan-noodles');
  expectWhole();
});

test('on a translated list a dish opens, and a search finds it', async () => {
  const router = await open('/all-recipes', 'All Recipes');
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('no card');
  await act(async () => fireEvent.click(within(card).getByRole('link')));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/recipe\//));
  await screen.findAllByRole('button', { name: 'More servings' });
  await act(() => router.navigate({ to: '/search' }));
  const field = await screen.findByRole('searchbox');
  for (const typed of ['r', 'ram', 'ramen', 'ramenx', '']) {
    await act(async () => fireEvent.change(field, { target: { value: typed } }));
  }
  expectWhole();
});

test('every page can be left and opened while it is translated', async () => {
  await signInHere(amara);
  const router = await open('/status', 'Status');
  for (const to of [
    '/',
    '/community',
    '/community?tab=trending',
    '/community?tab=my-posts',
    `/post/${post}`,
    `/profile/${amara.user.id}`,
    `/profile/${amara.user.id}?tab=followers`,
    '/profile',
    '/profile/storage',
    '/profile/diet',
    '/notifications',
    '/create-post',
    '/trending-recipes',
    '/cuisine/asian',
    '/continue',
    '/upload-demo',
    '/profile-upload-demo',
    '/login',
    '/register',
    '/forgot-password',
    '/recipe',
    '/nowhere',
    '/status',
  ]) {
    await act(async () => router.history.push(to));
    await waitFor(() => expect(router.state.status).toBe('idle'));
    await screen.findAllByRole('heading');
    expectWhole();
  }
});
