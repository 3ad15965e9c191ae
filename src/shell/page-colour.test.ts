import { expect, it } from 'vitest';
import { PAGE_COLOURS, toPageColour } from '#contract/page/colour.ts';
import { getSystem } from '#ui/theme/system.ts';

it.each([
  ['/', '#FF6B35'],
  ['/login', '#FF6B35'],
  ['/register', '#FF6B35'],
  ['/cuisine/asian', '#B92B1C'],
  ['/cuisine/mexican', '#0E6B54'],
  ['/cuisine/atlantis', '#5B2140'],
  ['/all-recipes', '#FBE7D2'],
  ['/recipe/ramen/cook', '#FBE7D2'],
])('the browser bar for %s is %s', (address, colour) => {
  expect(toPageColour(address)).toBe(colour);
});

const toHex = (name: string) => String(getSystem().token(`colors.${name}`));

it('takes its colours from the theme', () => {
  expect(PAGE_COLOURS).toEqual({
    flame: toHex('brand.flame'),
    cream: toHex('brand.cream'),
    asian: toHex('cloth.asian.ground'),
    mediterranean: toHex('cloth.med.ground'),
    latin: toHex('cloth.latin.ground'),
    american: toHex('cloth.amer.ground'),
    african: toHex('cloth.african.ground'),
    european: toHex('cloth.european.ground'),
    'middle-eastern': toHex('cloth.persian.ground'),
    islands: toHex('cloth.islands.ground'),
    otherCloth: toHex('cloth.other.ground'),
  });
});
