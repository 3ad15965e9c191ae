import { hasAmount, isLikeIngredient, isLikeStep } from '../text/amounts.ts';
import { endsIngredients, toSection } from '../text/headings.ts';
import { isFact } from '../text/noise.ts';
import { toIngredientLines, toIngredients } from '../thing/ingredients.ts';
import { splitText, toStepLines } from '../thing/steps.ts';
import type { Block } from './blocks.ts';

const HEADING = /^h[1-6]$/;
/** An amount without a food. The food is on the next line. */
const AMOUNT_ONLY =
  /^[\d¼-¾⅐-⅞][\d\s.,/¼-¾⅐-⅞–-]*(?:k?g|m?l|cl|dl|oz|lbs?|cups?|tbsps?|tsps?|el|tl|tablespoons?|teaspoons?|ounces?|pounds?|grams?|cloves?|pinch|cans?)?\.?$/i;
const FAREWELL =
  /^(?:enjoy|thanks?(?: you)?|bon app[eé]tit|guten appetit|buon appetito|buen provecho|smacznego|happy cooking)\b.{0,20}$/i;
const ITEM = /^(?:li|tr)$/;

/** Returns the lines of ingredients in a part of a page. Headings of groups end with a colon. */
export function toRegionIngredients(all: readonly Block[]): string[] {
  const blocks = cutAtNextSection(all, true).filter(({ text }) => !isFact(text));
  const items = blocks.filter(({ tag }) => ITEM.test(tag));
  const isList = items.length >= 2;
  const isAllBold = blocks.every(({ isBold, tag }) => isBold || HEADING.test(tag));
  const lines: string[] = [];
  for (const [n, block] of blocks.entries()) {
    const { tag, text, isBold } = block;
    const isHeading =
      HEADING.test(tag) || text.endsWith(':') || (isBold && !isAllBold && !hasAmount(text));
    if (isHeading && text.length <= 60 && !hasAmount(text)) lines.push(toGroup(text));
    else if (tag === 'dd' && blocks[n - 1]?.tag === 'dt') {
      const term = lines.pop() ?? '';
      const isFollowed = blocks[n + 1]?.tag === 'dd' || !hasAmount(text);
      const isGroup = isFollowed && !hasAmount(term) && !AMOUNT_ONLY.test(text);
      if (isGroup) lines.push(toGroup(term), text);
      else lines.push(`${term} ${text}`);
    } else if (AMOUNT_ONLY.test(lines.at(-1) ?? '') && !hasAmount(text)) {
      lines.push(`${lines.pop() ?? ''} ${text}`);
    } else if (!isList || ITEM.test(tag) || (hasAmount(text) && text.length < 80)) lines.push(text);
  }
  const [only] = lines;
  return withoutEmptyGroups(lines.length === 1 ? toIngredients(only) : toIngredientLines(lines));
}

/** Returns the blocks before the heading of another section, such as notes within the element of the steps. */
function cutAtNextSection(blocks: readonly Block[], isIngredients: boolean): readonly Block[] {
  const end = blocks.findIndex(({ tag, text, isBold }, n) => {
    if (n < 2 || !(HEADING.test(tag) || isBold)) return false;
    const section = toSection(text);
    return isIngredients ? section === 'steps' || endsIngredients(text) : section === 'end';
  });
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** Returns the steps in a part of a page. Paragraphs beside a list of steps are remarks. */
export function toRegionSteps(all: readonly Block[]): string[] {
  const blocks = cutAtNextSection(all, false);
  const items = blocks.filter(({ tag }) => ITEM.test(tag));
  const isList = items.length >= 2 && items.length * 2 >= blocks.length - 2;
  const isAllBold = blocks.every(({ isBold, tag }) => isBold || HEADING.test(tag));
  const lines: string[] = [];
  for (const { tag, text, isBold } of blocks) {
    const isHeading = HEADING.test(tag) || (isBold && !isAllBold && !/[.!]$/.test(text));
    if (isHeading && text.length <= 60) lines.push(toGroup(text));
    else if (ITEM.test(tag) || (!isList && !FAREWELL.test(text))) lines.push(text);
  }
  const plain = lines.filter((line) => !line.endsWith(':'));
  return toStepLines(plain.length === 1 ? lines.flatMap(splitText) : lines);
}

/**
 * Splits a part without a heading between ingredients and steps. The ingredients end with their list, or at the first
 * line that has the form of a step.
 */
export function splitRegion(blocks: readonly Block[]): { first: Block[]; rest: Block[] } {
  const lists = blocks.filter(({ list, tag, text }) => list > 0 && tag !== 'ol' && hasAmount(text));
  const last = lists.at(-1);
  const end = last
    ? blocks.findLastIndex(({ list, item }) => list === last.list && item > 0) + 1
    : blocks.findIndex(
        ({ text }, n) =>
          n > 0 && !isLikeIngredient(text) && isLikeStep(text) && !text.endsWith(':'),
      );
  return end < 0
    ? { first: [...blocks], rest: [] }
    : { first: blocks.slice(0, end), rest: blocks.slice(end) };
}

function toGroup(text: string): string {
  return `${text.replace(/\s*:$/, '')}:`;
}

function withoutEmptyGroups(lines: readonly string[]): string[] {
  return lines.filter((line, n) => {
    const next = lines[n + 1];
    return !line.endsWith(':') || (next !== undefined && !next.endsWith(':'));
  });
}
