const MOST = 500;
/** Notes of 4,000 characters fit with their escapes. */
const LINE_MAX = 10_000;

export interface FrontMatter {
  /** Values by lower-case name. Nested names are joined with a dot, list items with a comma. */
  values: Map<string, string>;
  body: string;
}

/** Reads the metadata at the start of a text, between two lines of "---". */
export function readFrontMatter(text: string): FrontMatter {
  const values = new Map<string, string>();
  const [whole = '', head] = /^\s*---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (head === undefined) return { values, body: text.slice(whole.length) };
  let parent = '';
  let isBlock = false;
  for (const long of head.split('\n').slice(0, MOST)) {
    const line = long.slice(0, LINE_MAX);
    const [, indent = '', key = '', value = ''] =
      /^(\s*)([^:\s][^:]{0,59}):(?:\s(.*))?$/s.exec(line) ?? [];
    const [, item] = /^\s*-\s(.*)$/s.exec(line) ?? [];
    const isIndented = /^\s/.test(line);
    if (isBlock && (isIndented || line === '')) add(values, parent, line.trim(), ' ');
    else if (item !== undefined) add(values, parent, toPlain(item), ', ');
    else if (key !== '') {
      const name = key.trim().toLowerCase();
      isBlock = /^[|>][+-]?$/.test(value.trim());
      if (!isIndented) parent = name;
      values.set(indent === '' ? name : `${parent}.${name}`, isBlock ? '' : toPlain(value));
    }
  }
  return { values, body: text.slice(whole.length) };
}

function add(values: Map<string, string>, name: string, text: string, between: string): void {
  const before = values.get(name);
  if (text !== '') values.set(name, before ? `${before}${between}${text}` : text);
}

/** Removes the brackets of a list, and quotes. */
function toPlain(value: string): string {
  const text = value.trim();
  const isList = text.startsWith('[') && text.endsWith(']');
  return isList ? text.slice(1, -1).split(',').map(withoutQuotes).join(', ') : withoutQuotes(text);
}

function withoutQuotes(value: string): string {
  const text = value.trim();
  const [, double] = /^"(.*)"$/.exec(text) ?? [];
  if (double !== undefined) return double.replace(/\\n/g, '\n').replace(/\\(["\\])/g, '$1');
  return text
    .replace(/^'(.*)'$/, '$1')
    .replace(/\s#\s.*$/, '')
    .trimEnd();
}
