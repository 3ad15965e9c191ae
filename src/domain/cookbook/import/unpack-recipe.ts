import { inflateSync } from 'fflate';
import type { CookbookText } from '#contract/cookbook/text.ts';
import { QR_DICTIONARY as dictionary, FORMAT, LIST, TEXT } from './qr-words.ts';

const LONGEST_PAYLOAD = 4000;
const LARGEST_TEXT = 200_000;

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
