import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { isTest } from './folders.ts';
import { isNode, listSources, type SyntaxNode } from './imports.ts';

/** What users read or are answered. `src/ui/theme` is CSS. */
const CHECKED = /^(?:src\/(?!ui\/theme\/)|server\/(?:http|pages)\/)/;

/** Attributes and properties whose value is shown or read aloud, even a single word. */
const SHOWN =
  /^(?:aria-label|title|placeholder|alt|label|hint|legend|confirm|keep|text|about|description)$/;
const WORD = /[A-Za-z]{2}/;
/** "Something went wrong": a capital first, and a second word in small letters. */
const SENTENCE = /^[A-Z][\w’']*[,:]? (?:[\w’']+ )*[a-z’']{2,}/;

/** The sentences in a file's code that belong in `texts/`. What only developers read (errors, the console) is left out. */
export function findLiterals(source: string, file = 'a.tsx'): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: string[] = [];
  const visit = (value: unknown, isShown: boolean): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, isShown);
    } else if (isNode(value) && !isForDevelopers(value)) {
      const text = toWords(value);
      const wanted = isShown || value.type === 'JSXText' ? WORD : SENTENCE;
      if (text !== undefined && wanted.test(text)) found.push(text);
      for (const [key, child] of Object.entries(value)) {
        visit(child, isShownAt(value, key, isShown));
      }
    }
  };
  visit(program, false);
  return found;
}

/** "src/ui/a.tsx: Close", for every checked file. */
export function listLiterals(root: string): string[] {
  return listSources(root)
    .filter((file) => CHECKED.test(file) && !isTest(file))
    .flatMap((file) =>
      findLiterals(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
    );
}

function isForDevelopers(node: SyntaxNode): boolean {
  const { callee } = node;
  if (node.type.startsWith('TS') && node.type.endsWith('Type')) return true;
  if (!isNode(callee)) return false;
  if (callee.type === 'Super') return true;
  const owner = isNode(callee['object']) ? callee['object'] : callee;
  return node.type === 'NewExpression'
    ? /(?:Error|Exception|RegExp)$/.test(String(owner['name']))
    : owner['name'] === 'console';
}

/** The words of a string, of a template with "…" for its values, or between two tags. */
function toWords(node: SyntaxNode): string | undefined {
  if (node.type === 'TemplateLiteral' && Array.isArray(node['quasis'])) {
    return node['quasis'].map((part) => part.value.cooked ?? '').join('…');
  }
  const text = node.type === 'Literal' || node.type === 'JSXText' ? node['value'] : undefined;
  return typeof text === 'string' ? text.trim().replace(/\s+/g, ' ') : undefined;
}

/** Whether a string at this place of a node would be shown: a child, a shown attribute, or a branch of either. */
function isShownAt(node: SyntaxNode, key: string, isShown: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return key === 'children';
    case 'JSXAttribute':
      return key === 'value' && isNode(node['name']) && SHOWN.test(String(node['name']['name']));
    case 'Property':
      return key === 'value' && isNode(node['key']) && SHOWN.test(String(node['key']['name']));
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'LogicalExpression':
      return isShown;
    case 'ConditionalExpression':
      return isShown && key !== 'test';
    default:
      return false;
  }
}
