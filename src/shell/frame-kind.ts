import { isCookingPage } from '#contract/page/paths.ts';
import { toCloth } from '#knowledge/cloths.ts';
import type { ClothName } from '#ui/cloth.tsx';

/** The bars of a page and the background of the top bar (wide windows only). */
export interface Frame {
  hasTopBar: boolean;
  hasBottomBar: boolean;
  ground: 'page' | 'plane' | ClothName;
}

/** True for pages below All Recipes. The link to All Recipes is then marked as current. */
export function isAmongRecipes(address: string): boolean {
  return /^\/(cuisine|recipe)\//.test(address);
}

/** Recipe, cooking and form pages have their own bottom action on phones. The cooking view has no navigation at all. */
export function toFrame(address: string): Frame {
  if (isCookingPage(address)) {
    return { hasTopBar: false, hasBottomBar: false, ground: 'page' };
  }
  // The sign-in pages are full screen; their coloured area has the link home.
  if (/^\/(login|register|\w+-(?:password|email))\/?$/.test(address)) {
    return { hasTopBar: false, hasBottomBar: false, ground: 'page' };
  }
  if (/^\/(recipe|cookbook|post)\//.test(address) || /^\/create-post\/?$/.test(address))
    return { hasTopBar: true, hasBottomBar: false, ground: 'page' };
  const cuisine = /^\/cuisine\/([^/]+)/.exec(address)?.[1];
  if (cuisine) return { hasTopBar: true, hasBottomBar: true, ground: toCloth(cuisine) };
  return { hasTopBar: true, hasBottomBar: true, ground: address === '/' ? 'plane' : 'page' };
}
