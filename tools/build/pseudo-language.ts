import { type Plugin, parseSync } from 'vite';

const TEXTS = /\/texts\/en\/[\w-]+\.ts$/;
const PLAIN = 'AaEeIiOoUuYyCcNnSsZz';
const ACCENTED = 'ÅåÉéÎîÖöÜüÝýÇçÑñŠšŽž';

/** Replaces every text of the interface by a longer one with accents, so that a text outside of `texts/` stands out. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'simmer-pseudo-language',
    enforce: 'pre',
    transform: (code, id) => (TEXTS.test(id) ? translateModule(id, code) : undefined),
  };
}

/** "Save recipe" -> "⟦Šåvé réçîpé ~~~~⟧". Spaces around a text stay outside, and what has no letters stays as it is. */
export function toPseudo(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (!/\p{L}/u.test(words)) return text;
  const accented = Array.from(words, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join(
    '',
  );
  return `${before}⟦${accented} ${'~'.repeat(Math.ceil(words.length / 3))}⟧${after}`;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function translateModule(id: string, code: string): string {
  const edits: Edit[] = [];
  collect(parseSync(id, code).program, code, edits);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Parts of a module that contain no texts of the interface: names of files, types, keys and what is compared. */
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
