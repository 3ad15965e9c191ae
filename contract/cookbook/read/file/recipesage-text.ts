import type { Thing } from '../thing/values.ts';
import { fromRecipeSage } from './apps.ts';

/** The fields of a recipe in the order of the file. Some have many lines. */
const FIELDS =
  'Title Description Yield ActiveTime TotalTime Source Url Folder Ingredients Instructions Notes CreatedAt UpdatedAt Rating Labels Images'.split(
    ' ',
  );

/** Reads the text that RecipeSage exports: recipes with one field after the other. Returns none for other texts. */
export function readSageText(text: string): Thing[] {
  if (!/^\s*==== Recipes ====|^Title: .*\r?\n\s*Description: /.test(text)) return [];
  return text
    .slice(0, 5_000_000)
    .split(/^\s*(?=Title: )/m)
    .slice(0, 5000)
    .flatMap((part) => (part.startsWith('Title: ') ? [fromRecipeSage(readFields(part))] : []));
}

function readFields(part: string): Record<string, string> {
  const fields: Record<string, string> = {};
  let field = 0;
  for (const line of part.split(/\r?\n/)) {
    const next = FIELDS.findIndex(
      (name, at) => (at > field || at === 0) && line.trimStart().startsWith(`${name}: `),
    );
    if (next >= 0) field = next;
    const name = FIELDS[field] ?? '';
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const content = next >= 0 ? line.trimStart().slice(name.length + 2) : line;
    fields[key] = key in fields ? `${fields[key]}\n${content}` : content;
  }
  return fields;
}
