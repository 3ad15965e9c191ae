import { createFound, type Found } from '../draft.ts';
import { hasAmount } from '../text/amounts.ts';
import { toSection } from '../text/headings.ts';
import { readServings } from '../text/servings.ts';
import { readMinutes } from '../text/times.ts';
import { toBlocks } from './blocks.ts';
import { toRegionIngredients, toRegionSteps } from './region.ts';
import { type Element, findAll } from './tree.ts';

const PART = String.raw`(?:[-_](?:list|lists|section|container|wrapper|wrap|block|body|box|group|content|area|table|holder|items|inner|steps))*(?:__[\w-]{3,12})?`;
/** Names in the card of a plugin for recipes, and those that sites give to their own lists. */
const INGREDIENTS = new RegExp(
  String.raw`^(?:.*[-_])?(?:ERS|recipe)?(?:ingredients?|zutaten(?:liste)?|ingredienti|ingredientes)${PART}$`,
  'i',
);
const STEPS = new RegExp(
  String.raw`^(?:.*[-_])?(?:ERS|recipe)?(?:instructions?|directions?|method|preparation|procedure|steps|zubereitung|preparazione|elaboracion)${PART}$`,
  'i',
);
const TITLE =
  /^(?:wprm-recipe-name|tasty-recipes-title|mv-create-title|zlrecipe-title|zrdn-recipe-title|ersname|wpurp-recipe-title|jetpack-recipe-title|mpprecipe-title|recipe[-_]?(?:title|name|heading))$/i;
const SERVINGS =
  /^(?:wprm-recipe-servings|tasty-recipes-yield|mv-create-yield|zlrecipe-yield|ersservingsvalue|wpurp-recipe-servings|recipe[-_]?(?:yield|servings))$/i;
const NOTES =
  /^(?:wprm-recipe-notes|tasty-recipes-notes(?:-body)?|mv-create-notes(?:-content)?|wpurp-recipe-notes|zlrecipe-notes(?:-list)?|recipe[-_]?notes)$/i;
const PREP = /(?:^|[-_])prep[-_]?time(?:$|[-_]container)/i;
const COOK = /(?:^|[-_])(?:cook|bake|active)[-_]?time(?:$|[-_]container)/i;
const TOTAL = /(?:^|[-_])total[-_]?time(?:$|[-_]container)/i;

/** Reads a recipe from the class names of well-known plugins, or from lists in elements with a telling name. */
export function readClasses(root: Element): Found | undefined {
  const ingredients = pickBest(root, INGREDIENTS, toRegionIngredients, (lines) => {
    const amounts = lines.filter(hasAmount).length;
    return amounts * 2 >= lines.length - 1 || lines.length >= 3 ? amounts + 0.5 : 0;
  });
  const steps = pickBest(root, STEPS, toRegionSteps, (lines) => Math.min(lines.length, 100));
  if (!ingredients && !steps) return undefined;
  const textOf = (name: RegExp) => {
    const [first] = findAll(root, (element) => isNamed(element, name));
    return first === undefined
      ? ''
      : toBlocks(first)
          .map(({ text }) => text)
          .join(' ');
  };
  const [notes] = findAll(root, (element) => isNamed(element, NOTES));
  const timeOf = (name: RegExp) => readMinutes(textOf(name).replace(/^[^\d]*/, '')) ?? undefined;
  return createFound({
    title: textOf(TITLE),
    ingredients: ingredients ?? [],
    steps: steps ?? [],
    notes: notes ? toNotes(notes) : [],
    prep: timeOf(PREP),
    cook: timeOf(COOK),
    total: timeOf(TOTAL),
    servings: readServings(textOf(SERVINGS))?.count,
  });
}

function toNotes(element: Element): string[] {
  return toBlocks(element, 60)
    .map(({ text }) => text)
    .filter((text) => toSection(text) === undefined);
}

/** Returns the lines of the best element with such a name. Of equally good ones the smallest has the least beside it. */
function pickBest(
  root: Element,
  name: RegExp,
  toLines: (blocks: ReturnType<typeof toBlocks>) => string[],
  toScore: (lines: readonly string[]) => number,
): string[] | undefined {
  let best: { lines: string[]; score: number; size: number } | undefined;
  const elements = findAll(
    root,
    (element) =>
      isNamed(element, name) &&
      !/^(?:li|a|h[1-6]|span|body|html|input|label|button)$/.test(element.tag),
  );
  for (const element of elements.slice(0, 60)) {
    const blocks = toBlocks(element);
    const lines = toLines(blocks);
    const score = toScore(lines);
    if (lines.length === 0 || score === 0) continue;
    const isBetter =
      !best || score > best.score || (score === best.score && blocks.length < best.size);
    if (isBetter) best = { lines, score, size: blocks.length };
  }
  return best && best.lines.length >= 2 ? best.lines : undefined;
}

function isNamed({ attributes }: Element, name: RegExp): boolean {
  const names = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`.slice(0, 500).split(/\s+/);
  return names.some((one) => one.length <= 80 && name.test(one));
}
