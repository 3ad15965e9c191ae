import * as v from 'valibot';
import { truncate } from '#contract/platform/truncate.ts';
import { Cooked } from '#contract/post/cooked.ts';
import { isWhole } from '#contract/post/cooked-body.ts';
import {
  CONTENT_MAX,
  COOKED_MINUTES_MAX,
  COOKED_SERVINGS_MAX,
  SWAP_MAX,
  SWAPS_MAX,
  TITLE_MAX,
} from '#contract/post/limits.ts';
import type { Written } from '../drafts/drafts.ts';

/**
 * Content from the URL for a new post: shared by another app (`share_target` of the web manifest), or a cooked dish.
 */
export interface SharedContent {
  title?: string;
  text?: string;
  url?: string;
  /** Address of the dish's picture. */
  picture?: string;
  /** Id of a picture in memory; preferred to the dish's picture. */
  postcard?: string;
  /** A `CookedDish` unless the URL was edited by hand. */
  cooked?: unknown;
}

/** Adds shared content below the text, unless the text already contains it. */
export function withShared(written: Written, shared: SharedContent): Written {
  const { title = '', text = '', url = '' } = shared;
  const parts = [text.trim(), text.includes(url) ? '' : url.trim()];
  const added = parts.filter((part) => part !== '').join('\n\n');
  const isThere = written.content.includes(added);
  const content = isThere ? written.content : `${written.content}\n\n${added}`.trim();
  return {
    ...written,
    title: written.title || truncate(title.trim(), TITLE_MAX),
    content: truncate(content, CONTENT_MAX),
    dish: written.dish ?? toCookedDish(shared),
  };
}

/** Validates the dish from the URL, which anyone can write. Invalid parts are left out. */
const CookedDish = v.object({ recipeId: v.string(), ...Cooked.entries });

function toCookedDish({
  cooked: shared,
  title = '',
  picture = '',
}: SharedContent): Written['dish'] {
  if (!v.is(CookedDish, shared)) return null;
  const { recipeId, minutes, servings, swaps = [] } = shared;
  const used = swaps.map((swap) => truncate(swap.trim(), SWAP_MAX)).filter(Boolean);
  const cooked = {
    ...(isWhole(minutes, COOKED_MINUTES_MAX) && { minutes }),
    ...(isWhole(servings, COOKED_SERVINGS_MAX) && { servings }),
    ...(used.length > 0 && { swaps: used.slice(0, SWAPS_MAX) }),
  };
  return { recipeId, title, image: picture, cooked, rating: 0 };
}
