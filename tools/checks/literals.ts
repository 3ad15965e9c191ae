import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { isTest } from './folders.ts';
import { isNode, listSources, type SyntaxNode } from './imports.ts';

/** Code with sentences that users read. `src/ui/theme` is excluded because it is CSS. */
const CHECKED = /^(?:src\/(?!ui\/theme\/)|server\/(?:http|pages)\/)/;

/** Attributes and properties with values that users see or hear. Even a single word there is a finding. */
const SHOWN =
  /^(?:aria-label|title|placeholder|alt|label|hint|legend|confirm|keep|text|about|description)$/;
const WORD = /[A-Za-z]{2}/;
/** Matches "Something went wrong": a capitalised word and at least one word in lower case. */
const SENTENCE = /^[A-Z][\w’']*[,:]? (?:[\w’']+ )*[a-z’']{2,}/;

/**
 * Lists the sentences in a file that belong in `texts/`. Skips errors and console output, which only developers read.
 */
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

/** Lists findings in all checked files, such as "src/ui/a.tsx: Close". */
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

/** Returns the text of a string, of JSX text, or of a template with "…" for each value. */
function toWords(node: SyntaxNode): string | undefined {
  if (node.type === 'TemplateLiteral' && Array.isArray(node['quasis'])) {
    return node['quasis'].map((part) => part.value.cooked ?? '').join('…');
  }
  const text = node.type === 'Literal' || node.type === 'JSXText' ? node['value'] : undefined;
  return typeof text === 'string' ? text.trim().replace(/\s+/g, ' ') : undefined;
}

/** True if users see a string at this key of the node: a child, a visible attribute, or a branch of either. */
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
