import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { API_BASE } from '#contract/platform/api-base.ts';
import { FAMILIES } from '#contract/recipe/catalogue.ts';
import { toCuisinePath } from '#contract/recipe/paths.ts';
import { toListKey } from './list-key.ts';

const parameter = fc.tuple(fc.constantFrom('cuisine', 'page', 'limit', 'q', 'x'), fc.string());
const parameters = fc.uniqueArray(parameter, { selector: ([name]) => name });
const cuisine = fc.constantFrom(...FAMILIES.flatMap(({ cuisines }) => cuisines));

function toAddress(pairs: [string, string][]): string {
  return `/api/recipes?${new URLSearchParams(pairs)}`;
}

test('ignores the order of the parameters', () => {
  fc.assert(
    fc.property(parameters, fc.infiniteStream(fc.nat()), (pairs, dice) => {
      const shuffled = pairs
        .map((pair) => ({ pair, at: dice.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ pair }) => pair);
      expect(toListKey(toAddress(shuffled))).toBe(toListKey(toAddress(pairs)));
    }),
  );
});

test('returns a key unchanged', () => {
  fc.assert(
    fc.property(parameters, (pairs) => {
      const key = toListKey(toAddress(pairs));
      expect(toListKey(key)).toBe(key);
    }),
  );
});

test('distinguishes searches and pages', () => {
  fc.assert(
    fc.property(fc.constantFrom('q', 'page', 'limit'), fc.string(), fc.string(), (name, a, b) => {
      fc.pre(a !== b);
      expect(toListKey(toAddress([[name, a]]))).not.toBe(toListKey(toAddress([[name, b]])));
    }),
  );
});

test('treats a cuisine’s id and name in any letter case alike, in path and query', () => {
  fc.assert(
    fc.property(cuisine, fc.constantFrom('toUpperCase', 'toLowerCase'), (name, change) => {
      const byId = `${API_BASE}${toCuisinePath(name)}`;
      const byName = `/api/recipes/cuisine/${encodeURIComponent(name[change]())}/`;
      expect(toListKey(byName)).toBe(toListKey(byId));
      expect(toListKey(toAddress([['cuisine', name[change]()]]))).toBe(
        toListKey(toAddress([['cuisine', name]])),
      );
    }),
  );
});

test('distinguishes a page from the collection without URLSearchParams.size', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {};
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  try {
    expect(toListKey('/api/recipes?page=2')).toBe('/api/recipes?page=2');
  } finally {
    Object.defineProperty(URLSearchParams.prototype, 'size', size);
  }
});

test.each([
  ['/api/recipes/', '/api/recipes'],
  ['/api/recipes?', '/api/recipes'],
  ['/api/recipes?page=2&cuisine=New%20England', '/api/recipes?cuisine=new-england&page=2'],
  ['/api/recipes/cuisine/Tex-Mex', '/api/recipes/cuisine/tex-mex'],
  ['/api/recipes/cuisine/%E0%A4%A', '/api/recipes/cuisine/%25e0%25a4%25a'],
])('maps %s to %s', (address, key) => {
  expect(toListKey(address)).toBe(key);
});
