import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const UNUSED_ICON_DATA =
  /,\s*key: "\w+"|name: "[^"]*",|size: 24,|,\s*aliases: \[[^\]]*\]|__iconData\.node;/g;

/** Parts of packages that the app does not use and that no option removes. */
const TRIMS: readonly (readonly [module: RegExp, trim: (code: string) => string])[] = [
  // Keys of fixed child nodes, the default size, names (they only become classes), and a statement without effect.
  [/\/lucide-react\/dist\/esm\/icons\/(?!index)/, (code) => code.replaceAll(UNUSED_ICON_DATA, '')],
  // CSS properties and attributes that do not occur in the source: three quarters of the list.
  [
    /\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/,
    (code) => code.replace(/(?<=cssPropertiesStr = ")[^"]+/, (list) => keepUsed(list, ',')),
  ],
  [
    /\/@emotion\/is-prop-valid\/dist\/[^/]*esm\.js$/,
    (code) => code.replace(/(?<=\/\^\(\()[\w|]+/, (list) => keepUsed(list, '|')),
  ],
  // Chakra's reset of styles, which the theme switches off.
  [
    /\/@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/,
    (code) => code.replace(/(?<=if \(!preflight\) )return \{\};[^]*?\n\}/, 'return {};\n}'),
  ],
];

/** Removes unused parts of packages. */
export function trimPackages(): Plugin {
  return {
    name: 'simmer:trim-packages',
    apply: 'build',
    transform(code, id) {
      const trim = TRIMS.find(([module]) => module.test(id))?.[1];
      if (!trim) return undefined;
      const trimmed = trim(code);
      if (trimmed === code) throw new Error(`tools/build/trim-packages.ts does not fit ${id}`);
      return { code: trimmed, map: null };
    },
  };
}

let words: Set<string> | undefined;

function keepUsed(list: string, separator: string): string {
  words ??= listWords('src');
  return list
    .split(separator)
    .filter((name) => words?.has(name))
    .join(separator);
}

function listWords(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(files.flatMap((text) => text.match(/\w+/g) ?? []));
}
