import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toDishTransition } from './dish-transition.ts';

const from = (before: string, after: string) =>
  toDishTransition({ fromLocation: { pathname: before }, toLocation: { pathname: after } });
const listNamed = () =>
  [...document.querySelectorAll('img')]
    .filter((one) => one.style.getPropertyValue('view-transition-name') !== '')
    .map(({ id }) => id);
const setMotion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  setMotion(false);
  document.body.innerHTML = `
    <a href="/recipe/pho"><img id="pho" /></a>
    <article><a href="/recipe/ramen"><img id="ramen" /></a><h3>Ramen</h3></article>
    <a href="/recipe/ramen"><img id="ramen-again" /></a>`;
});
afterEach(() => vi.unstubAllGlobals());

test('the picture of a card moves to the recipe, one at a time', () => {
  expect(from('/all-recipes', '/recipe/pho')).toEqual(['dish']);
  expect(listNamed()).toEqual(['pho']);
  expect(from('/all-recipes', '/recipe/ramen')).toEqual(['dish']);
  expect(listNamed()).toEqual(['ramen']);
});

test('the tapped one of two cards of a dish moves', () => {
  document.querySelectorAll<HTMLElement>('a')[2]?.focus();
  from('/', '/recipe/ramen');
  expect(listNamed()).toEqual(['ramen-again']);
});

test("no card is named between a recipe and its cooking view, because the recipe's picture is", () => {
  expect(from('/recipe/pho', '/recipe/pho/cook')).toEqual(['dish']);
  expect(listNamed()).toEqual([]);
});

test('other pages, the same page and the first page change at once', () => {
  expect(from('/', '/community')).toBe(false);
  expect(from('/recipe/pho/cook', '/recipe/pho/cook')).toBe(false);
  expect(toDishTransition({ toLocation: { pathname: '/recipe/pho' } })).toBe(false);
});

test('nothing moves with reduced motion', () => {
  setMotion(true);
  expect(from('/all-recipes', '/recipe/pho')).toBe(false);
  expect(listNamed()).toEqual([]);
});
