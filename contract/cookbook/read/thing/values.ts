import { cleanText } from '../text/clean-text.ts';

/** An object of JSON-LD, or one made of the marks of a page. */
export type Thing = Readonly<Record<string, unknown>>;

const PREFIX =
  /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:|http:\/\/rdf\.data-vocabulary\.org\/#?|v:)/i;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value of the first of the names that the thing has, with or without the prefix of the vocabulary. */
export function getValue(thing: Thing, ...names: string[]): unknown {
  for (const name of names) {
    for (const key of [
      name,
      `schema:${name}`,
      `http://schema.org/${name}`,
      `https://schema.org/${name}`,
    ]) {
      const value = thing[key];
      if (value !== undefined && value !== null && value !== '') return value;
    }
  }
  return undefined;
}

export function toArray(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  if (!isThing(value)) return [value];
  const items = value['@list'] ?? value['@set'];
  if (Array.isArray(items)) return items;
  // Some sites write a list as an object with numbers as keys.
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d{1,3}$/.test(key))
    ? Object.values(value)
    : [value];
}

export function hasType(thing: Thing, name: string): boolean {
  const types = toArray(thing['@type'] ?? thing['type'] ?? thing['rdf:type']);
  return types.some(
    (type) =>
      typeof type === 'string' && type.replace(PREFIX, '').toLowerCase() === name.toLowerCase(),
  );
}

/** Returns the text of a value: of a string, number, list of them, or a thing with a name. */
export function toText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number') return String(value);
  if (depth > 5) return '';
  if (Array.isArray(value)) {
    for (const one of value.slice(0, 20)) {
      const text = toText(one, depth + 1);
      if (text !== '') return text;
    }
    return '';
  }
  return isThing(value) ? toText(getValue(value, '@value', 'name', 'text'), depth + 1) : '';
}

/** Returns all texts of a value; a text with commas is several. */
export function toWordList(value: unknown): string[] {
  return toArray(value)
    .slice(0, 50)
    .flatMap((one) => toText(one).split(/\s*[,;]\s*/))
    .filter((word) => word !== '' && word.length <= 40);
}
