import type { CookbookText } from '../text.ts';
import { fromJsonLd } from '../write/from-jsonld.ts';
import { createFound, type Draft, type Found } from './draft.ts';
import { decodePicture, withPicture } from './file/pictures.ts';
import type { Block } from './page/blocks.ts';
import { readFacts } from './page/facts.ts';
import { readHeadings, readRun } from './page/headings.ts';
import { readCooklang } from './read-cooklang.ts';
import { readPage } from './read-page.ts';
import { hasAmount, isLikeIngredient } from './text/amounts.ts';
import { cleanLine, cleanText } from './text/clean-text.ts';
import { readFrontMatter } from './text/front-matter.ts';
import { toSection } from './text/headings.ts';
import { splitNotes } from './text/notes.ts';
import { findRecipes } from './thing/find-recipes.ts';
import { readJson } from './thing/json.ts';
import { toFound } from './thing/to-found.ts';
import { toDraft } from './to-draft.ts';

const MOST = 500_000;

/** Reads a pasted text: HTML, JSON-LD, Cooklang or plain text. Returns `undefined` if it has no recipe. Never throws. */
export function readText(text: string): Draft | undefined {
  const start = text.slice(0, 5000);
  if (
    /^\s*(?:<!doctype|<html|<\w+[\s>])/i.test(start) ||
    /<(?:p|div|ul|ol|li|script|h[1-6])[\s>]/i.test(start)
  ) {
    return readPage(text);
  }
  if (/^\s*[[{]/.test(start)) return readThings(readJson(text.slice(0, MOST * 4)))[0];
  if (/^\s*---\s|^>>/m.test(start) || /[@#][^\s@#{}][^@#{}\n]{0,60}\{[^}\n]{0,60}\}/.test(start)) {
    const cooklang = readCooklang(text);
    const isMarked = cooklang && cooklang.recipe.ingredients.length > 0;
    return isMarked ? cooklang : (readMarkdown(text.slice(0, MOST)) ?? cooklang);
  }
  return readPlain(text.slice(0, MOST));
}

/** Reads a text with metadata at its start. */
function readMarkdown(text: string): Draft | undefined {
  const { values, body } = readFrontMatter(text.replace(/\r\n?/g, '\n'));
  const title = values.get('title') ?? values.get('name') ?? '';
  return readPlain(title === '' ? body : `${title}\n\n${body}`);
}

/** Converts all recipes in parsed JSON-LD. */
export function readThings(value: unknown): Draft[] {
  const things = findRecipes([value]);
  return things.recipes
    .map((recipe) => ({ found: toFound(recipe, things), own: fromJsonLd(recipe) }))
    .filter(({ found }) => found.ingredients.length + found.steps.length > 0)
    .map(({ found, own }) => {
      const draft = withPicture(toDraft(found), decodePicture(found.pictureData));
      if (own) return toOwnDraft(own, draft);
      if (found.pictureFolder !== '') draft.pictureFolder = found.pictureFolder;
      return draft;
    });
}

function toOwnDraft(own: CookbookText, { recipe: { image_url } }: Draft): Draft {
  const { title, subtitle, cuisine, tags, ingredients, instructions } = own;
  const { prepTime, cookTime, servings, source, notes } = own;
  const lines = { ingredients, instructions, prepTime, cookTime, notes };
  const recipe = { title, subtitle, cuisine, image_url, tags, ...lines };
  return {
    recipe: servings === 0 ? recipe : { ...recipe, servings },
    own,
    notes: [],
    ...(source && { source }),
  };
}

function readPlain(text: string): Draft | undefined {
  const lines = text.split(/\r\n?|\n/).map((line) => cleanLine(cleanText(line)));
  const all = lines.flatMap((line) => (line === '' ? [] : [toBlock(line)]));
  const { rest: blocks, notes } = splitNotes(all);
  const headings = readHeadings(blocks);
  const found: Found | undefined = headings ?? readRun(blocks);
  if (!found) return undefined;
  const [first = ''] = blocks.map((block) => block.text);
  const isTitle = first.length <= 120 && toSection(first) === undefined && !hasAmount(first);
  const facts = readFacts(all.map((block) => block.text));
  const whole = createFound({
    ...found,
    ...facts,
    notes,
    title: isTitle ? first.replace(/^#+\s*|:$/g, '') : '',
  });
  whole.url = /\bhttps?:\/\/\S{4,500}/.exec(text)?.[0] ?? '';
  if (isTitle && !isLikeIngredient(first))
    whole.doubts.push({ field: 'title', code: 'title-guessed' });
  if (!headings) {
    whole.doubts.push({ field: 'ingredients', code: 'ingredients-guessed' });
    whole.doubts.push({ field: 'instructions', code: 'steps-guessed' });
  }
  return toDraft(whole);
}

/** "## Method" and "**Method**" are headings, and "- 200 g flour" is an item. */
function toBlock(line: string): Block {
  const [, marks, title = ''] = /^(#{1,6})\s+(.*?)#*$/.exec(line) ?? [];
  const [, bold] = /^\*\*(.+)\*\*:?$/.exec(line) ?? [];
  const text = marks === undefined ? (bold ?? line) : title;
  return {
    tag: marks === undefined ? 'p' : `h${marks.length}`,
    text,
    isBold: bold !== undefined,
    list: 0,
    item: 0,
  };
}
