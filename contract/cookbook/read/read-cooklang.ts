import { createFound, type Draft } from './draft.ts';
import { cleanLine } from './text/clean-text.ts';
import { readFrontMatter } from './text/front-matter.ts';
import { readServings } from './text/servings.ts';
import { readMinutes } from './text/times.ts';
import { toDraft } from './to-draft.ts';

/**
 * Modifiers after the sign: `&` refers to an earlier ingredient (`&(~1)` to a step), `?` is optional, `@` another recipe,
 * `-` hidden, `+` new.
 */
const TOKEN =
  /([@#~])((?:[&?@+-](?:\([^()\n]{0,20}\))?){0,4})(?:([^@#~{}\n]{0,200})\{([^{}\n]{0,80})\}(?:\(([^()\n]{0,80})\))?|([\p{L}\p{N}_-]{1,60}))/gu;

const ONLY_INGREDIENT = /^@[^@#~{}\n]{0,200}\{[^{}\n]{0,80}\}$/u;
const HIDDEN = 0xe000;

/** Reads a recipe in Cooklang. Returns `undefined` if it has no steps. Never throws. */
export function readCooklang(text: string): Draft | undefined {
  const { values, body } = readFrontMatter(text.slice(0, 500_000).replace(/\r\n?/g, '\n'));
  const notes: string[] = [];
  const ingredients: string[] = [];
  const steps: string[] = [];
  let heading = '';
  for (const paragraph of withoutComments(withoutSigns(body)).split(/\n\s*\n/)) {
    const lines: string[] = [];
    for (const long of paragraph.split('\n')) {
      const line = long.slice(0, 5000);
      const [, key, value] = /^>>\s*([^:]{1,60}):\s*(.*)$/.exec(line) ?? [];
      const [, section] = /^=+\s*(.*?)\s*=*\s*$/.exec(line) ?? [];
      if (key !== undefined) values.set(key.trim().toLowerCase(), value?.trim() ?? '');
      else if (section) heading = section;
      else if (/^\s*>/.test(line)) notes.push(withSigns(cleanLine(line.replace(/^\s*>+/, ''))));
      else lines.push(line.replace(/\\\s*$/, ''));
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
  const source = values.get('source') ?? '';
  const get = (...names: string[]) => names.map((name) => values.get(name)).find(Boolean) ?? '';
  return toDraft(
    createFound({
      title: get('title', 'name'),
      subtitle: get('description', 'introduction'),
      cuisine: get('cuisine'),
      image: get('image', 'images', 'picture', 'pictures').split(', ', 1)[0] ?? '',
      tags: `${get('tags')},${get('course', 'category')}`.split(/\s*,\s*/).filter(Boolean),
      ingredients: ingredients.map(withSigns),
      steps: steps.map(withSigns),
      prep: readMinutes(get('prep time', 'time.prep', 'prep')),
      cook: readMinutes(get('cook time', 'time.cook', 'cook')),
      total: readMinutes(get('time required', 'time', 'duration', 'total time')),
      servings: readServings(get('servings', 'serves', 'yield'))?.count,
      author:
        get('author', 'source.author', 'source.name', 'source name') || withoutAddress(source),
      url: /https?:\/\/[^\s<>]+/.exec(source)?.[0] ?? get('source.url', 'link'),
      notes: [...notes, ...get('notes').split('\n')].filter((line) => line !== ''),
    }),
  );
}

/** The source may be a book: "The Red Book <urn:isbn:…>". */
function withoutAddress(source: string): string {
  return source.replace(/<[^<>]*>|https?:\/\/\S+/g, '').trim();
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

/** Removes comments: "-- to the end of the line" and "[- between -]". */
function withoutComments(text: string): string {
  return text
    .replace(/\[-[\s\S]{0,2000}?-\]/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)--(?!-).*$/, ''))
    .join('\n');
}

/**
 * "@flour{200%g}(sifted)" adds "200 g flour, sifted" to the ingredients and becomes "flour". "@&flour{}" is the flour
 * from before, "@?parsley{}" can be left out, and "@./sauces/pesto{}" is another recipe.
 */
function toWords(match: readonly unknown[], ingredients: string[]): string {
  const [, sign, mark = '', named, braces, remark, word] = match.map((part) =>
    typeof part === 'string' ? part : '',
  );
  const [first = '', alias] = (named || word || '').split('|');
  const name = first.trim().replace(/^.*\/(?=[^/]+$)/, '');
  const shown = (alias ?? name).trim();
  const amount = (braces ?? '')
    .replace(/\s*%\s*/, ' ')
    .replace(/^\s*=\s*|\s*\*\s*$/g, '')
    .trim();
  if (sign !== '@') return sign === '~' ? amount || name : shown;
  const notes = [remark, mark.includes('?') ? 'optional' : ''].filter(Boolean).join(', ');
  const line = [amount, name].filter(Boolean).join(' ') + (notes ? `, ${notes}` : '');
  const isNew = !mark.includes('&') && !ingredients.includes(line);
  if (isNew && ingredients.length < 500) ingredients.push(line);
  return shown;
}
