import { toKey, toTextLines } from '../text/clean-text.ts';
import { isSectionTitle, toSection } from '../text/headings.ts';
import { isFact, isNoise } from '../text/noise.ts';
import { readJson } from './json.ts';
import { getValue, isThing, type Thing, toArray, toText } from './values.ts';

const MOST = 300;
const STEP_WORD = String.raw`(?:step|schritt|étape|etape|paso|passo|passaggio|fase|stap|steg|trin)`;
const COUNT = String.raw`(?:\d{1,2}(?:\s?(?:of|von|de|di|/)\s?\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten)\b`;
const NUMBER = new RegExp(
  String.raw`^(?:${STEP_WORD}\s*${COUNT}\s*(?:[.:)\]–—-]+\s*|\s|$)|\d\uFE0F?\u20E3\s*|\d{1,2}[ºª]\s+|\(?\d{1,2}(?:[.):]+|\s[–—-])(?:\s+(?!\d)|(?=\p{L})|$))+`,
  'iu',
);
const STEP_LABEL = new RegExp(String.raw`^(?:${STEP_WORD}\s*${COUNT}|\d{1,2}[.):]?)$`, 'iu');

/** Returns one text for each step: of a list, a text with line breaks, steps, or sections of steps. */
export function toSteps(value: unknown): string[] {
  const items = toArray(value).slice(0, MOST);
  const texts = items.length === 1 ? splitOnly(items[0]) : items.flatMap((item) => toItem(item, 0));
  return toStepLines(texts);
}

/** Removes numbers, noise, empty steps and repeated steps. The name of a section begins its first step. */
export function toStepLines(lines: readonly string[]): string[] {
  const counted = lines.filter((line) => !isLost(line) && !isHeading(line));
  const isNumbered = counted.length > 1 && counted.every((line, n) => line.startsWith(`${n + 1} `));
  const seen = new Set<string>();
  const steps: string[] = [];
  let heading = '';
  for (const line of lines) {
    const plain = withoutMarks(line);
    const text = (isNumbered ? plain.replace(/^\d+ /, '') : plain.replace(NUMBER, '')).trim();
    if (isLost(text)) continue;
    if (isHeading(text)) {
      heading = heading === '' ? text : `${heading} ${text}`;
      continue;
    }
    const step = heading === '' ? text : `${heading} ${text}`;
    heading = '';
    const key = toKey(step);
    if (seen.has(key) && (key.length > 40 || toKey(steps.at(-1) ?? '') === key)) continue;
    seen.add(key);
    steps.push(step);
  }
  return (heading === '' ? steps : [...steps, heading.replace(/:$/, '')]).slice(0, MOST);
}

/** "## Dough" and "[Dough]" are headings, and "**Mix** it" has bold words. */
function withoutMarks(line: string): string {
  const [, marked, bracketed] = /^(?:#{1,6}\s+(.{1,60}?)#*|\[([^[\]]{2,60})\])$/.exec(line) ?? [];
  const heading = (marked ?? bracketed)?.trim().replace(/:$/, '');
  if (heading !== undefined) return `${heading}:`;
  return line.includes('**') ? line.replace(/\*\*([^*]{1,300})\*\*/g, '$1') : line;
}

function isLost(text: string): boolean {
  return (
    isNoise(text) ||
    isFact(text) ||
    STEP_LABEL.test(text) ||
    !/\p{L}/u.test(text) ||
    isSectionTitle(text)
  );
}

function isHeading(text: string): boolean {
  return text.endsWith(':') && text.length <= 60 && !/[.!?]\s/.test(text);
}

function splitOnly(item: unknown): string[] {
  if (typeof item === 'string') {
    const inner = /^\s*[[{]\s*["{]/.test(item) ? readJson(item) : undefined;
    return typeof inner === 'object' && inner !== null ? toItem(inner, 1) : splitText(item);
  }
  if (Array.isArray(item)) return item.slice(0, MOST).flatMap((one) => toItem(one, 0));
  if (!isThing(item)) return [];
  const text = getValue(item, 'text');
  return typeof text === 'string' && getValue(item, 'itemListElement') === undefined
    ? splitText(text)
    : toItem(item, 0);
}

function toItem(item: unknown, depth: number): string[] {
  if (typeof item === 'string') return [toTextLines(item).join(' ')];
  if (depth > 5) return [];
  if (Array.isArray(item)) return item.slice(0, MOST).flatMap((one) => toItem(one, depth + 1));
  return isThing(item) ? toThingItem(item, depth) : [];
}

function toThingItem(thing: Thing, depth: number): string[] {
  const items = getValue(thing, 'itemListElement', 'steps', 'step', 'recipeInstructions', 'item');
  const list = getValue(thing, 'text');
  if (Array.isArray(list)) return list.slice(0, MOST).flatMap((one) => toItem(one, depth + 1));
  const name = toText(getValue(thing, 'name', 'headline'));
  const text = toText(getValue(thing, 'text', 'description', '@value', 'instruction'));
  if (items === undefined) {
    // RecipeSage writes the heading and the steps of a section beside each other.
    const isSection = /HowToSection/i.test(toText(thing['@type']));
    return isSection && text === '' && name !== ''
      ? [`${name.replace(/[:.]$/, '')}:`]
      : [text === '' ? name : text];
  }
  const inner = (typeof items === 'string' ? splitText(items) : toArray(items))
    .slice(0, MOST)
    .flatMap((one) => toItem(one, depth + 1))
    .filter((line) => line !== '');
  const isStep = /HowToStep/i.test(toText(thing['@type']));
  if (inner.length === 0) return [text === '' ? name : text];
  if (isStep) return [text === '' ? inner.join(' ') : text];
  return name === '' || toSection(name) !== undefined || STEP_LABEL.test(name)
    ? inner
    : [`${name.replace(/[:.]$/, '')}:`, ...inner];
}

/** Splits all steps in one text at its line breaks, or at numbers, or where two sentences lack a space. */
export function splitText(text: string): string[] {
  const lines = toTextLines(text);
  const [only = ''] = lines;
  if (lines.length !== 1) return lines;
  const numbered = splitNumbers(only);
  if (numbered.length > 1) return numbered;
  const joined = only.split(/(?<=[\p{Ll})][.!])(?=\p{Lu}[\p{Ll}\s])/u);
  return joined.length > 1 ? joined : lines;
}

/** "1. Mix. 2. Bake." -> ["Mix.", "Bake."] */
function splitNumbers(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let wanted = 1;
  const pattern = new RegExp(
    String.raw`(?:^|\s|(?<=[.!]))(?:${STEP_WORD}\s*)?(\d{1,2})\s?[.):]\s*(?=\p{L})`,
    'giu',
  );
  for (const { 0: all, 1: figures, index } of line.matchAll(pattern)) {
    if (Number(figures) !== wanted) continue;
    const part = line.slice(from, index).trim();
    if (part !== '') parts.push(part);
    from = index + all.length;
    wanted += 1;
  }
  return wanted > 2 ? [...parts, line.slice(from).trim()] : [line];
}
