import { findFoods } from '#contract/food/find-foods.ts';
import { createFound, type Found } from '../draft.ts';
import { hasAmount, hasUnit, isLikeIngredient, isLikeStep } from '../text/amounts.ts';
import { endsIngredients, type Section, toSection } from '../text/headings.ts';
import { isFact } from '../text/noise.ts';
import type { Block } from './blocks.ts';
import { splitRegion, toRegionIngredients, toRegionSteps } from './region.ts';

interface Mark {
  at: number;
  section: Section;
  /** 1 to 6 for headings, and 7 for other lines. */
  level: number;
}

const MOST = 5000;
const MOST_MARKS = 200;
const FOR = /^(?:for|für|pour|para|per)\b.*:$/i;

/** Reads a recipe from the headings of a page or a text, such as "Ingredients" and "Method". */
export function readHeadings(all: readonly Block[]): Found | undefined {
  const blocks = all.slice(0, MOST).flatMap(splitInline);
  const marks = blocks.flatMap((block, at) => toMark(block, at)).slice(0, MOST_MARKS);
  const ingredients = pickIngredients(blocks, marks);
  if (!ingredients) return undefined;
  let { lines, end } = ingredients;
  let steps = pickSteps(blocks, marks, end);
  if (steps.length === 0) {
    const { first, rest } = splitRegion(ingredients.blocks);
    lines = toRegionIngredients(first);
    steps = toRegionSteps(rest.filter(({ text }) => isLikeStep(text)));
  }
  if (lines.length === 0) return undefined;
  return createFound({ title: findTitle(blocks, marks), ingredients: lines, steps });
}

/** Returns the first bold line before the ingredients. */
function findTitle(blocks: readonly Block[], marks: readonly Mark[]): string {
  const before = blocks.slice(0, Math.min(marks[0]?.at ?? 0, 20));
  const title = before.find(
    ({ isBold, tag, text }) => (isBold || /^h[1-3]$/.test(tag)) && text.length <= 100,
  );
  return title?.text ?? '';
}

/** Reads a recipe without headings: a run of lines with amounts, and the sentences after it. */
export function readRun(all: readonly Block[]): Found | undefined {
  const blocks = all.slice(0, MOST);
  let best = { start: 0, end: 0, amounts: 0 };
  let start = 0;
  let amounts = 0;
  for (let at = 0; at <= blocks.length; at += 1) {
    const text = blocks[at]?.text ?? '';
    const isStart = start < at || hasAmount(text) || FOR.test(text);
    if (isStart && (isLikeIngredient(text) || isGroup(text))) {
      if (hasAmount(text) && isOfKitchen(text)) amounts += 1;
      if (amounts > best.amounts) best = { start, end: at + 1, amounts };
      else if (amounts > 0 && best.start === start && isLikeIngredient(text)) best.end = at + 1;
    } else {
      start = at + 1;
      amounts = 0;
    }
  }
  if (best.amounts < 2) return undefined;
  const lines = toRegionIngredients(blocks.slice(best.start, best.end));
  const end = blocks.findIndex(({ text }, n) => n >= best.end && toSection(text) === 'end');
  const after = blocks.slice(best.end, end < 0 ? undefined : end);
  const steps = toRegionSteps(after.filter(({ text }) => isLikeStep(text) && !text.endsWith('?')));
  return createFound({ ingredients: lines, steps });
}

/** "30 minutes" and "3 people liked it" begin with a number, but name no food and no unit. */
function isOfKitchen(text: string): boolean {
  return !isFact(text) && (hasUnit(text) || findFoods(text).length > 0);
}

function isGroup(text: string): boolean {
  return /^[^,.!?]{2,40}:$/.test(text) && text.split(' ').length <= 4;
}

/** "Ingredients: 200 g flour, 2 eggs" -> two blocks */
function splitInline(block: Block): Block[] {
  const [, label = '', rest = ''] = /^([\p{L}' ]{3,30})\s?:\s?(\S.*)$/su.exec(block.text) ?? [];
  const section = label === '' ? undefined : toSection(label);
  if (section === undefined || section === 'end') return [block];
  return [
    { ...block, tag: 'p', text: `${label}:` },
    { ...block, tag: 'p', text: rest, isBold: false },
  ];
}

function toMark({ tag, text, isBold }: Block, at: number): Mark[] {
  const section = toSection(text);
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  const isHeading = level !== undefined || isBold || text.endsWith(':');
  if (section === undefined || (/^(?:li|tr|td)$/.test(tag) && !isBold)) return [];
  if (section === 'end' && !isHeading && text.split(' ').length > 1) return [];
  return [{ at, section, level: level === undefined ? 7 : Number(level) }];
}

/** Returns the blocks after a mark up to the next mark, or to a heading of the same level or above. */
function toPart(blocks: readonly Block[], marks: readonly Mark[], mark: Mark): Block[] {
  const isIngredients = mark.section === 'ingredients';
  const following = marks.find(({ at, section }) => {
    const text = blocks[at]?.text ?? '';
    return at > mark.at && (!isIngredients || section !== 'end' || endsIngredients(text));
  });
  const next = following?.at ?? blocks.length;
  const end = blocks.findIndex(({ tag, text }, at) => {
    if (at <= mark.at || at >= next) return false;
    const level = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 9);
    const limit = mark.level === 7 ? 3 : mark.level;
    if (isIngredients && hasAmount(blocks[at + 1]?.text ?? '')) return false;
    return level <= limit && !/:$|^(?:for|für|pour|para|per|step|schritt|étape|paso)\b/i.test(text);
  });
  return blocks.slice(mark.at + 1, end < 0 ? next : end);
}

/** Picks the part with the most amounts. Parts that follow each other are one list. */
function pickIngredients(blocks: readonly Block[], marks: readonly Mark[]) {
  let best:
    | { blocks: Block[]; lines: string[]; part: string[]; end: number; amounts: number }
    | undefined;
  let previous: typeof best;
  for (const [n, mark] of marks.entries()) {
    if (mark.section !== 'ingredients') {
      previous = undefined;
      continue;
    }
    const part = toPart(blocks, marks, mark);
    const lines = toRegionIngredients(part);
    const heading = blocks[mark.at]?.text.replace(/:$/, '') ?? '';
    // Some pages have the same list twice, for small and for large screens.
    if (previous && lines.join() === previous.part.join()) continue;
    const joined: string[] =
      previous && lines.length > 0
        ? [...previous.lines, ...(/\s/.test(heading) ? [`${heading}:`] : []), ...lines]
        : lines;
    const amounts = joined.filter(hasAmount).length;
    const end = marks[n + 1]?.at ?? blocks.length;
    const all = [...(previous?.blocks ?? []), ...part];
    const found = { blocks: all, lines: joined, part: lines, end, amounts };
    if (!best || amounts > best.amounts) best = found;
    if (amounts > 0) previous = found;
  }
  return best;
}

/** Picks the first steps after the ingredients, or else the longest before them. */
function pickSteps(blocks: readonly Block[], marks: readonly Mark[], after: number): string[] {
  const parts = marks
    .filter(({ section }) => section === 'steps')
    .map((mark) => ({ at: mark.at, steps: toRegionSteps(toPart(blocks, marks, mark)) }))
    .filter(({ steps }) => steps.length > 0);
  const next = parts.find(({ at }) => at >= after);
  const longest = parts.toSorted((a, b) => b.steps.length - a.steps.length)[0];
  return (next ?? longest)?.steps ?? [];
}
