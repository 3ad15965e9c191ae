import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = `${LETTERS}0123456789`;

/** By "src/ui/button/chip.module.css badge". */
let names = new Map<string, string>();

/**
 * What a class of a CSS module is called in the page: two signs, which pack better than a hash. They are numbered through
 * all modules by path and name, so that what the server renders has the classes of the client's sheet: both are built
 * from the same files. `file` is absolute.
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

/** Every CSS module of the app, as "src/ui/button/chip.module.css". */
export function listModules(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
}

/** The classes and motions that a module names, each once. */
export function listNames(module: string): string[] {
  const rules = module.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|:global\([^)]*\)/g, '');
  const found = [...rules.matchAll(/\.([a-z][\w-]*)|@keyframes ([\w-]+)/gi)];
  return [...new Set(found.map(([, one, motion]) => one ?? motion ?? ''))];
}

/** "a", "b", …, "z", "aa": a letter first, as a class must begin. */
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
