import {
  INGREDIENT_MAX,
  INGREDIENTS_MAX,
  NOTES_MAX,
  SOURCE_NAME_MAX,
  SOURCE_URL_MAX,
  STEP_MAX,
  STEPS_MAX,
  SUBTITLE_MAX,
  TITLE_MAX,
} from '../limits.ts';
import type { Doubt, Draft, Found } from './draft.ts';
import { cleanText, toKey } from './text/clean-text.ts';
import { toTimeText } from './text/times.ts';

/** Fewer than a recipe may have. */
const MOST_TAGS = 12;
const LONG_STEP = 500;

/** Makes a draft within the limits, with doubts about missing and doubtful fields. */
export function toDraft(found: Found, address = ''): Draft {
  const doubts: Doubt[] = [...found.doubts];
  const url = toAddress(address || found.url, '');
  const title = cut(found.title, TITLE_MAX, 'title', doubts);
  const [only = ''] = found.steps;
  if (title === '') doubts.push({ field: 'title', code: 'title-missing' });
  if (found.ingredients.length === 0)
    doubts.push({ field: 'ingredients', code: 'ingredients-missing' });
  if (found.steps.length === 0) doubts.push({ field: 'instructions', code: 'steps-missing' });
  if (found.steps.length === 1 && only.length > LONG_STEP) {
    doubts.push({ field: 'instructions', code: 'one-long-step' });
  }
  const times = toTimes(found, doubts);
  if (found.servings === undefined) doubts.push({ field: 'servings', code: 'servings-missing' });
  const name = [...new Set([found.author, found.site].filter((one) => one !== ''))]
    .filter((one) => !/^https?:/.test(one))
    .join(', ')
    .slice(0, SOURCE_NAME_MAX);
  const source = { ...(url === '' ? {} : { url }), ...(name === '' ? {} : { name }) };
  return {
    recipe: {
      title,
      subtitle: toSubtitle(found.subtitle, title),
      cuisine: found.cuisine,
      image_url: toAddress(found.image, url),
      tags: toTags(found.tags),
      ingredients: cutList(
        found.ingredients,
        INGREDIENTS_MAX,
        INGREDIENT_MAX,
        'ingredients',
        doubts,
      ),
      instructions: cutList(found.steps, STEPS_MAX, STEP_MAX, 'instructions', doubts),
      ...times,
      ...(found.servings === undefined ? {} : { servings: found.servings }),
      notes: cut(found.notes.join('\n'), NOTES_MAX, 'recipe', doubts),
    },
    notes: doubts.filter(
      ({ field, code }, n) =>
        doubts.findIndex((one) => one.field === field && one.code === code) === n,
    ),
    ...(Object.keys(source).length > 0 ? { source } : {}),
  };
}

/** Cooking takes what the total has beyond the preparation. */
function toTimes({ prep, cook, total }: Found, doubts: Doubt[]) {
  const isSet = [prep, cook, total].some((time) => time !== undefined && time > 0);
  if (!isSet) {
    doubts.push({ field: 'prepTime', code: 'times-missing' });
    return { prepTime: '', cookTime: '' };
  }
  if (!prep && !cook) {
    doubts.push({ field: 'prepTime', code: 'total-time-only' });
    return { prepTime: toTimeText(0), cookTime: toTimeText(total ?? 0) };
  }
  const rest = total === undefined ? 0 : Math.max(0, total - (prep ?? 0) - (cook ?? 0));
  const isCookMissing = cook === undefined || (cook === 0 && rest > 0);
  return {
    prepTime: toTimeText(prep ?? rest),
    cookTime: toTimeText(isCookMissing ? rest : cook),
  };
}

function cut(text: string, most: number, field: Doubt['field'], doubts: Doubt[]): string {
  if (text.length <= most) return text;
  doubts.push({ field, code: 'too-long' });
  const short = text.slice(0, most - 1);
  const space = short.lastIndexOf(' ');
  return `${short.slice(0, space > most / 2 ? space : undefined).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function cutList(
  lines: readonly string[],
  most: number,
  longest: number,
  field: 'ingredients' | 'instructions',
  doubts: Doubt[],
): string[] {
  if (lines.length > most) doubts.push({ field, code: 'too-many' });
  return lines.slice(0, most).map((line) => cut(line, longest, field, doubts));
}

function toSubtitle(text: string, title: string): string {
  if (toKey(text) === toKey(title) || text.length <= SUBTITLE_MAX)
    return toKey(text) === toKey(title) ? '' : text;
  const [first = ''] = /^.{20,199}?[.!?](?=\s)/su.exec(text) ?? [];
  return first || cut(text, SUBTITLE_MAX, 'recipe', []);
}

function toTags(tags: readonly string[]): string[] {
  const seen = new Map(tags.map((tag) => [toKey(tag), cleanText(tag)]));
  return [...seen.values()].filter((tag) => tag !== '').slice(0, MOST_TAGS);
}

/** Returns an absolute address of the web, or an empty text. */
function toAddress(address: string, base: string): string {
  if (address === '' || address.length > SOURCE_URL_MAX) return '';
  const from = base === '' ? undefined : base;
  if (!URL.canParse(address, from)) return '';
  const { protocol, href } = new URL(address, from);
  return /^https?:$/.test(protocol) ? href : '';
}
