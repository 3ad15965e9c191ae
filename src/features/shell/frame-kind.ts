import { toCloth } from '../../knowledge/cloths.ts';
import type { ClothName } from '../../ui/cloth.tsx';

/** Which bars a page has, and what the top bar lies on (wide windows only). */
export interface Frame {
  hasTopBar: boolean;
  hasBottomBar: boolean;
  ground: 'page' | 'plane' | ClothName;
}

/** Pages that lie below All Recipes: its link says so. */
export function isAmongRecipes(address: string): boolean {
  return /^\/(cuisine|recipe)\//.test(address);
}

/** Recipe, cooking and form pages bring their own bottom action on phones; the cooking view has no navigation at all. */
export function toFrame(address: string): Frame {
  if (/^\/recipe\/[^/]+\/cook\/?$/.test(address)) {
    return { hasTopBar: false, hasBottomBar: false, ground: 'page' };
  }
  // Signing in has the page to itself: its plane is the way back.
  if (/^\/(login|register|\w+-(?:password|email))\/?$/.test(address)) {
    return { hasTopBar: false, hasBottomBar: false, ground: 'page' };
  }
  if (/^\/(recipe|post)\//.test(address) || /^\/create-post\/?$/.test(address))
    return { hasTopBar: true, hasBottomBar: false, ground: 'page' };
  const cuisine = /^\/cuisine\/([^/]+)/.exec(address)?.[1];
  if (cuisine) return { hasTopBar: true, hasBottomBar: true, ground: toCloth(cuisine) };
  return { hasTopBar: true, hasBottomBar: true, ground: address === '/' ? 'plane' : 'page' };
}
