import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from './folders.ts';
import { listSources } from './imports.ts';

/** Attributes that a reader or a screen reader says aloud. */
const ATTRIBUTE =
  /\s(?:aria-label|title|placeholder|alt|label|hint|legend|confirm|keep)="([^"]*[A-Za-z]{2}[^"]*)"/g;

/** Words between a tag, or an expression in braces, and the next tag. An arrow function is no tag. */
const CONTENT = /(?:[^=\s]>|\})([^<>{}=;()]*[A-Za-z]{2}[^<>{}=;()]*)(?:<\/|\{)/g;

/** The sentences of a component that stand in its code and not in `texts/`. */
export function findLiterals(source: string): string[] {
  const attributes = [...source.matchAll(ATTRIBUTE)];
  const contents = [...source.matchAll(CONTENT)].filter(([all]) => all.endsWith('</'));
  return [...attributes, ...contents].map(([, text = '']) => text.trim().replace(/\s+/g, ' '));
}

/** "src/ui/a.tsx: Close", for every component of the product. */
export function listLiterals(root: string): string[] {
  return listSources(root)
    .filter((file) => file.startsWith('src/') && file.endsWith('.tsx') && !isTest(file))
    .flatMap((file) =>
      findLiterals(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
}
