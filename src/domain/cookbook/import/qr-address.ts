import { deflateSync } from 'fflate';
import { encode } from 'uqr';
import type { CookbookText } from '#contract/cookbook/text.ts';
import { QR_DICTIONARY as dictionary, FORMAT, LIST, TEXT } from './qr-words.ts';

/** Largest code that a phone reads from a screen: version 25 with level L holds 1,273 bytes. */
const LARGEST_VERSION = 25;
/** Returns the recipe as the part of an address after `#q=`. */
export function packRecipe(recipe: CookbookText): string {
  const { servings, source, basedOn = '', notes } = recipe;
  const facts = [
    FORMAT,
    recipe.title,
    servings === 0 ? '' : String(servings),
    recipe.prepTime,
    recipe.cookTime,
    recipe.cuisine,
    recipe.subtitle,
    recipe.difficulty,
    recipe.spiceLevel,
    source?.url ?? '',
    source?.name ?? '',
    basedOn,
  ];
  const packed = [facts, recipe.ingredients, recipe.instructions, recipe.tags, [notes]]
    .map((texts) => texts.join(TEXT))
    .join(LIST);
  const bytes = deflateSync(new TextEncoder().encode(packed), { level: 9, mem: 8, dictionary });
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The address of a code that opens the recipe as a draft, or `undefined` if it does not fit into one code. */
export function toQrAddress(recipe: CookbookText, origin: string): string | undefined {
  const address = `${origin}/cookbook/new#q=${packRecipe(recipe)}`;
  try {
    encode(address, { ecc: 'L', maxVersion: LARGEST_VERSION });
    return address;
  } catch {
    return undefined;
  }
}
