import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = `${LETTERS}0123456789`;

/** Short names by key, such as "src/ui/button/chip.module.css badge". */
let names = new Map<string, string>();

/**
 * Returns the class name in the page for a class of a CSS module. Short names compress better than hashes. The classes
 * of all modules are numbered by path and name, so that the prerender build and the client build give the same names.
 * `file` is absolute.
 */
export function toClassName(name: string, file: string): string {
  const root = process.cwd();
  const key = `${relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')} ${name}`;
  if (!names.has(key)) names = numberClasses(root);
  const chosen = names.get(key);
  if (chosen === undefined) throw new Error(`${key} is not found in its module`);
  return chosen;
}

function numberClasses(root: string): Map<string, string> {
  const keys = listModules(root).flatMap((file) =>
    listNames(readFileSync(join(root, file), 'utf8')).map((name) => `${file} ${name}`),
  );
  return new Map(keys.toSorted().map((key, at) => [key, toShortName(at)]));
}

export function listModules(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
}

/** Lists the classes and keyframes that a module declares, each once. */
export function listNames(module: string): string[] {
  const rules = module.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|:global\([^)]*\)/g, '');
  const found = [...rules.matchAll(/\.([a-z][\w-]*)|@keyframes ([\w-]+)/gi)];
  return [...new Set(found.map(([, one, motion]) => one ?? motion ?? ''))];
}

/** Returns "a", "b", …, "z", "aa": a class name must start with a letter. */
export function toShortName(at: number): string {
  const rest = Math.floor(at / LETTERS.length);
  const first = LETTERS.charAt(at % LETTERS.length);
  if (rest === 0) return first;
  let tail = '';
  for (let left = rest - 1; tail === '' || left > 0; left = Math.floor(left / SIGNS.length)) {
    tail += SIGNS.charAt(left % SIGNS.length);
  }
  return first + tail;
}
