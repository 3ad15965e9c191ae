import { createFound, type Draft } from './draft.ts';
import { cleanLine } from './text/clean-text.ts';
import { readServings } from './text/servings.ts';
import { readMinutes } from './text/times.ts';
import { toDraft } from './to-draft.ts';

const TOKEN =
  /([@#~])(?:([^@#~{}\n]{0,200})\{([^{}\n]{0,80})\}(?:\(([^()\n]{0,80})\))?|([\p{L}\p{N}_-]{1,60}))/gu;

const ONLY_INGREDIENT = /^@[^@#~{}\n]{0,200}\{[^{}\n]{0,80}\}$/u;
const HIDDEN = 0xe000;

/** Reads a recipe in Cooklang. Returns `undefined` if it has no steps. Never throws. */
export function readCooklang(text: string): Draft | undefined {
  const { values, body } = readFrontMatter(text.slice(0, 500_000).replace(/\r\n?/g, '\n'));
  const ingredients: string[] = [];
  const steps: string[] = [];
  let heading = '';
  for (const paragraph of body.split(/\n\s*\n/)) {
    const lines: string[] = [];
    for (const long of paragraph.split('\n')) {
      const line = long.slice(0, 5000);
      const [, key, value] = /^>>\s*([^:]{1,60}):\s*(.*)$/.exec(line) ?? [];
      const [, section] = /^=+\s*(.*?)\s*=*\s*$/.exec(line) ?? [];
      if (key !== undefined) values.set(key.trim().toLowerCase(), value?.trim() ?? '');
      else if (section) heading = section;
      else if (/\S/.test(line) && !/^\s*(?:>|--)/.test(line))
        lines.push(line.split(' -- ', 1)[0] ?? '');
    }
    const isList =
      /^ingredients$/i.test(heading) && lines.every((line) => ONLY_INGREDIENT.test(line));
    const step = cleanLine(
      lines.join(' ').replace(TOKEN, (...match) => toWords(match, ingredients)),
    );
    if (step === '' || isList) continue;
    if (/^(?:steps|method|instructions)$/i.test(heading)) heading = '';
    steps.push(heading === '' ? step : `${heading}: ${step}`);
    heading = '';
  }
  if (steps.length === 0 || (ingredients.length === 0 && values.size === 0)) return undefined;
  const get = (...names: string[]) => names.map((name) => values.get(name)).find(Boolean) ?? '';
  return toDraft(
    createFound({
      title: get('title', 'name'),
      subtitle: get('description', 'introduction'),
      cuisine: get('cuisine'),
      image: get('image', 'picture'),
      tags: get('tags')
        .replace(/^\[|\]$/g, '')
        .split(/\s*,\s*/)
        .filter(Boolean),
      ingredients: ingredients.map(withSigns),
      steps: steps.map(withSigns),
      prep: readMinutes(get('prep time', 'time.prep', 'prep')),
      cook: readMinutes(get('cook time', 'time.cook', 'cook')),
      total: readMinutes(get('time required', 'time', 'duration', 'total time')),
      servings: readServings(get('servings', 'serves', 'yield'))?.count,
      author: get('author', 'source.author', 'source.name'),
      url: get('source', 'source.url', 'link'),
    }),
  );
}

/** Hides signs of the language that are part of a text, such as `\\@`, in characters that no text uses. */
function withoutSigns(text: string): string {
  return text.replace(/\\([\\@#~{}=>[-])/g, (_all, sign: string) =>
    String.fromCharCode(HIDDEN + sign.charCodeAt(0)),
  );
}

function withSigns(text: string): string {
  return text.replace(/[\uE000-\uE07F]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - HIDDEN),
  );
}

function readFrontMatter(text: string): { values: Map<string, string>; body: string } {
  const values = new Map<string, string>();
  const [, head = ''] = /^\s*---\n([\s\S]*?)\n---\s*(?:\n|$)/.exec(text) ?? [];
  let parent = '';
  for (const line of head.split('\n')) {
    const [, indent = '', key = '', value = ''] = /^(\s*)([^:]{1,60}):\s*(.*)$/.exec(line) ?? [];
    const name = key.trim().toLowerCase();
    const [, item] = /^\s*-\s+(.*)$/.exec(line) ?? [];
    if (item !== undefined) {
      const before = values.get(parent);
      values.set(parent, before ? `${before}, ${item}` : item);
    } else if (name !== '') {
      if (indent === '') parent = name;
      values.set(
        indent === '' ? name : `${parent}.${name}`,
        value.trim().replace(/^(["'])(.*)\1$/, '$2'),
      );
    }
  }
  const body = head === '' ? text : text.slice(text.indexOf('\n---', text.indexOf('---') + 3) + 4);
  return { values, body: withoutSigns(body).replace(/\[-[\s\S]{0,2000}?-\]/g, '') };
}

/** "@flour{200%g}(sifted)" adds "200 g flour, sifted" to the ingredients and becomes "flour". */
function toWords(match: readonly unknown[], ingredients: string[]): string {
  const [, sign, named, braces, remark, word] = match.map((part) =>
    typeof part === 'string' ? part : '',
  );
  const name = (named || word || '').trim().replace(/^[&?+-]+/, '');
  const amount = (braces ?? '').replace('%', ' ').replace(/^=/, '').trim();
  if (sign === '@') {
    const line = [amount, name].filter(Boolean).join(' ') + (remark ? `, ${remark}` : '');
    if (!ingredients.includes(line) && ingredients.length < 500) ingredients.push(line);
    return name;
  }
  return sign === '~' ? amount || name : name;
}
