import { readJson } from '../thing/json.ts';
import { type Element, findAll, toRawText } from './tree.ts';

const HAS_RECIPE =
  /recipeIngredient|recipeInstructions|"@type\\?"\s{0,9}:\s{0,9}\\?\[?\s{0,9}\\?"(?:https?:\/\/schema\.org\/)?Recipe/i;
/** Start of an object in a script: `{"@context"`, also within a string of the script. */
const START = /\{\s{0,200}\\?["'](?:@context|@type|@graph)\\?["']/g;
const MOST_STARTS = 20;

/** Returns the parsed JSON-LD of a page, and other JSON in its scripts that has a recipe. */
export function readScripts(root: Element): unknown[] {
  const values: unknown[] = [];
  const others: string[] = [];
  for (const script of findAll(root, ({ tag }) => tag === 'script')) {
    const text = toRawText(script);
    const type = script.attributes['type'] ?? '';
    if (/ld\+json/i.test(type)) {
      values.push(readJson(text));
      if (HAS_RECIPE.test(text) && /[}\]]\s*[[{]/.test(text)) values.push(...readObjects(text));
    } else if (HAS_RECIPE.test(text)) others.push(text);
  }
  // Only a page without JSON-LD has its recipe in other scripts.
  if (!values.some((value) => HAS_RECIPE.test(toJson(value)))) {
    for (const text of others.slice(0, 10)) {
      values.push(...(/^\s*[[{]/.test(text) ? [readJson(text)] : readObjects(text)));
    }
  }
  return values;
}

/** Matches a list of ingredients in JSON that a framework embeds. */
const APP_DATA = /\\?"(?:ingredients?|ingredientGroups|ingredientSections)\\?"\s?:\s?\[/i;
const LONGEST_DATA = 1_500_000;

/** Returns the JSON of scripts that contain ingredients under names of the app. */
export function readAppData(root: Element): unknown[] {
  return findAll(root, ({ tag }) => tag === 'script')
    .map(toRawText)
    .filter((text) => text.length < LONGEST_DATA && APP_DATA.test(text))
    .slice(0, 5)
    .map(readJson);
}

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/** Reads the objects in the code of a script. In a string of the script their quotes are escaped. */
function readObjects(text: string): unknown[] {
  const values: unknown[] = [];
  let end = 0;
  for (const { 0: start, index } of text.matchAll(START)) {
    if (index < end) continue;
    if (values.length >= MOST_STARTS) break;
    const rest = text.slice(index);
    const plain = start.includes('\\') ? rest.replace(/\\(["'\\/n])/g, toUnescaped) : rest;
    const length = toLength(plain);
    end = index + length;
    values.push(readJson(plain.slice(0, length)));
  }
  return values;
}

function toUnescaped(_all: string, letter: string): string {
  return letter === 'n' ? '\n' : letter;
}

/** Returns the length of the object at the start of a text. Brackets in strings do not count. */
function toLength(text: string): number {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '"') isString = !isString;
    else if (isString) continue;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}
