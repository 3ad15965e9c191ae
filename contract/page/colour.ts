import { type FamilyId, findFamily, findFamilyOf } from '#contract/recipe/catalogue.ts';

/** Colours of the theme. A test compares them with the theme. */
export const PAGE_COLOURS = {
  flame: '#FF6B35',
  cream: '#FBE7D2',
  asian: '#B92B1C',
  mediterranean: '#1D4E89',
  latin: '#0E6B54',
  american: '#F6C453',
  african: '#6E3A1E',
  european: '#D9CBB2',
  'middle-eastern': '#14606B',
  islands: '#E58A3C',
  otherCloth: '#5B2140',
} as const satisfies Record<FamilyId | 'flame' | 'cream' | 'otherCloth', string>;

/** Browser toolbar colour of the page at an address, for the light theme. */
export function toPageColour(address: string): string {
  if (/^\/(?:(?:login|register|\w+-(?:password|email))\/?)?$/.test(address))
    return PAGE_COLOURS.flame;
  const cuisine = /^\/cuisine\/([^/]+)/.exec(address)?.[1];
  if (cuisine === undefined) return PAGE_COLOURS.cream;
  const family = findFamily(cuisine) ?? findFamilyOf(cuisine);
  return PAGE_COLOURS[family?.id ?? 'otherCloth'];
}
