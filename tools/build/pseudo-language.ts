import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const PLAIN = 'AaEeIiOoUuYyCcNnSsZz';
const ACCENTED = 'ÅåÉéÎîÖöÜüÝýÇçÑñŠšŽž';

/**
 * Writes a language with longer, accented texts. It reveals texts outside of `texts/` and texts without enough room.
 * @param texts the folder with all languages
 */
export function writePseudoLanguage(texts: string): void {
  mkdirSync(join(texts, 'pseudo'));
  for (const name of readdirSync(join(texts, 'en'))) {
    const code = readFileSync(join(texts, 'en', name), 'utf8');
    writeFileSync(join(texts, 'pseudo', name), toPseudoModule(name, code));
  }
}

/** "Save recipe" -> "⟦Šåvé réçîpé ~~~~⟧". Spaces around a text are kept outside. A text without letters is unchanged. */
export function toPseudo(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (!/\p{L}/u.test(words)) return text;
  const accented = Array.from(words, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join(
    '',
  );
  const more = '~'.repeat(Math.ceil(words.length / 3)).replaceAll(/~{10}(?=~)/g, '$& ');
  return `${before}⟦${accented} ${more}⟧${after}`;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Translates the texts of a module. Keys, types, file names and compared values are unchanged. */
export function toPseudoModule(file: string, code: string): string {
  const edits: Edit[] = [];
  collect(parseSync(file, code).program, code, edits);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Parts of a module without texts of the interface: file names, types and keys. */
const WITHOUT_TEXTS = new Set([
  'source',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'key',
]);

function collect(node: unknown, code: string, edits: Edit[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, code, edits);
    return;
  }
  if (!isNode(node) || node.type === 'BinaryExpression' || node.type.startsWith('TSType')) return;
  if (node.type === 'VariableDeclarator' && isNode(node['id']) && isTag(node['id'])) return;
  if (node.type === 'Literal' && typeof node.value === 'string') {
    edits.push({ ...toRange(node), text: JSON.stringify(toPseudo(node.value)) });
  } else if (node.type === 'TemplateElement') {
    const range = toRange(node);
    // The range may include the marks around the text.
    const [, mark = '', , rest = ''] =
      /^([`}]?)([^]*?)(`|\$\{)?$/.exec(code.slice(range.start, range.end)) ?? [];
    edits.push({ ...range, text: mark + toTemplate(toPseudo(readCooked(node))) + rest });
  }
  for (const [name, child] of Object.entries(node)) {
    if (!WITHOUT_TEXTS.has(name)) collect(child, code, edits);
  }
}

/** True for the names of the language, which Intl reads. */
const isTag = ({ name }: SyntaxNode) => name === 'language' || name === 'locale';

function readCooked({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : '';
}

function toTemplate(text: string): string {
  return text.replaceAll(/[\\`]|\$\{/g, '\\$&');
}

type SyntaxNode = Record<string, unknown> & { type: string };

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function toRange({ start, end }: SyntaxNode): { start: number; end: number } {
  return { start: Number(start), end: Number(end) };
}
