import * as v from 'valibot';
import { Cooked } from '../../../../contract/post/cooked.ts';
import { isWhole } from '../../../../contract/post/cooked-body.ts';
import {
  CONTENT_MAX,
  COOKED_MINUTES_MAX,
  COOKED_SERVINGS_MAX,
  SWAP_MAX,
  SWAPS_MAX,
  TITLE_MAX,
} from '../../../../contract/post/post-limits.ts';
import { toWholeLetters } from '../../../../contract/whole-letters.ts';
import type { Written } from '../drafts/drafts.ts';

/** What a post begins with, from the address: what another app shared (`share_target` of the web manifest), or a dish that was cooked. */
export interface SharedContent {
  title?: string;
  text?: string;
  url?: string;
  /** The address of a dish's picture. */
  picture?: string;
  /** What a picture made just before is held under; it goes before the dish's own. */
  postcard?: string;
  /** A `CookedDish`, if nobody wrote it by hand. */
  cooked?: unknown;
}

/** Adds what was shared below what is written; the same thing is added once. */
export function withShared(written: Written, shared: SharedContent): Written {
  const { title = '', text = '', url = '' } = shared;
  const parts = [text.trim(), text.includes(url) ? '' : url.trim()];
  const added = parts.filter((part) => part !== '').join('\n\n');
  const isThere = written.content.includes(added);
  const content = isThere ? written.content : `${written.content}\n\n${added}`.trim();
  return {
    ...written,
    title: written.title || toWholeLetters(title.trim(), TITLE_MAX),
    content: toWholeLetters(content, CONTENT_MAX),
    dish: written.dish ?? toCookedDish(shared),
  };
}

/** The dish and how it was cooked, in an address that anybody can write: what is none is left out. */
const CookedDish = v.object({ recipeId: v.string(), ...Cooked.entries });

function toCookedDish({ cooked: said, title = '', picture = '' }: SharedContent): Written['dish'] {
  if (!v.is(CookedDish, said)) return null;
  const { recipeId, minutes, servings, swaps = [] } = said;
  const used = swaps.map((swap) => toWholeLetters(swap.trim(), SWAP_MAX)).filter(Boolean);
  const cooked = {
    ...(isWhole(minutes, COOKED_MINUTES_MAX) && { minutes }),
    ...(isWhole(servings, COOKED_SERVINGS_MAX) && { servings }),
    ...(used.length > 0 && { swaps: used.slice(0, SWAPS_MAX) }),
  };
  return { recipeId, title, image: picture, cooked, rating: 0 };
}
