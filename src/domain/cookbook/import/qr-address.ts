import { deflateSync, inflateSync } from 'fflate';
import { encode } from 'uqr';
import type { CookbookText } from '#contract/cookbook/text.ts';
import { QR_WORDS } from './qr-words.ts';

/** Largest code that a phone reads from a screen: version 25 with level L holds 1,273 bytes. */
const LARGEST_VERSION = 25;
const LONGEST_PAYLOAD = 4000;
const LARGEST_TEXT = 200_000;

/** Between lists and between texts. Texts of a cookbook have no control characters but line breaks. */
const LIST = '\u001e';
const TEXT = '\u001f';
const dictionary = new TextEncoder().encode(QR_WORDS);
const FORMAT = '1';

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

/** Returns `undefined` for a damaged code. */
export function unpackRecipe(payload: string): CookbookText | undefined {
  if (payload.length > LONGEST_PAYLOAD) return undefined;
  try {
    const packed = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const out = new Uint8Array(LARGEST_TEXT);
    return toText(
      new TextDecoder('utf-8', { fatal: true }).decode(inflateSync(bytes, { out, dictionary })),
    );
  } catch {
    return undefined;
  }
}

function toText(packed: string): CookbookText | undefined {
  const [facts = [], ingredients = [], instructions = [], tags = [], [notes = ''] = []] = packed
    .split(LIST)
    .map((list) => list.split(TEXT));
  const [format, title = '', servings = '', prepTime = '', cookTime = '', cuisine = ''] = facts;
  const [subtitle = '', difficulty = '', spiceLevel = '', url, name, basedOn] = facts.slice(6);
  if (format !== FORMAT || ingredients.length === 0) return undefined;
  return {
    title,
    subtitle,
    cuisine,
    tags: tags.filter((tag) => tag !== ''),
    servings: /^\d{1,3}$/.test(servings) ? Number(servings) : 0,
    prepTime,
    cookTime,
    difficulty,
    spiceLevel,
    ingredients,
    instructions,
    notes,
    ...((url || name) && { source: { ...(url && { url }), ...(name && { name }) } }),
    ...(basedOn && { basedOn }),
  };
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
