import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listModules, listNames } from '#tools/build/class-names.ts';
import { listSources, resolveImport } from './imports.ts';

const BREAKPOINTS = /\((?:min|max)-width: ?([\d.]+rem)\)/g;
const HEX = /(?<![\w-])#[\da-f]{3,8}\b/i;

export interface Theme {
  variables: ReadonlySet<string>;
  /** Minimum window widths, such as "64rem". */
  breakpoints: ReadonlySet<string>;
}

/** Returns the errors of one module that can be found without the sources that import it. */
export function checkModule(file: string, css: string, theme: Theme): string[] {
  const wrong: string[] = [];
  const layer = file.startsWith('src/ui/') ? 'recipes' : 'parts';
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').trim();
  if (!rules.startsWith(`@layer ${layer} {`) || /\n\}[^]*\S/.test(rules)) {
    wrong.push(`its rules do not all stand in @layer ${layer}`);
  }
  for (const [, name = ''] of rules.matchAll(/var\((--[\w\\.-]+)/g)) {
    if (!theme.variables.has(name)) wrong.push(`${name} is not of the theme`);
  }
  // Only media queries: container widths also depend on the font size and may differ from the breakpoints.
  const windows = [...rules.matchAll(/@media[^{]*/g)].join();
  for (const [, width = ''] of windows.matchAll(BREAKPOINTS)) {
    if (!theme.breakpoints.has(width)) wrong.push(`${width} is no breakpoint of the theme`);
  }
  if (!file.startsWith('src/ui/theme/') && HEX.test(rules)) wrong.push('it knows a hex colour');
  return wrong;
}

/** Returns the classes that a source uses from each module. `any` is true if a class name is built at run time. */
export function readUse(source: string): { specifier: string; names: string[]; any: boolean }[] {
  const imports = source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return [...imports].map(([, local = '', specifier = '']) => ({
    specifier,
    names: [...source.matchAll(new RegExp(`(?<![-./\\w])${local}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    ),
    any: new RegExp(`\\b${local}\\[`).test(source),
  }));
}

/** True if a source imports both `chakra` and a CSS module. A file is styled in one way only. */
export function isMixed(source: string): boolean {
  return (
    /^import \{[^}]*\bchakra\b[^}]*\} from '@chakra-ui\/react';$/m.test(source) &&
    readUse(source).length > 0
  );
}

/** Returns the errors of all modules, such as "src/ui/button/chip.module.css: unused class .badge". */
export function checkModules(root: string, theme: Theme): string[] {
  const modules = new Map(
    listModules(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const own = [...modules.values()].flatMap((css) =>
    Array.from(css.matchAll(/(--[\w-]+):/g), ([, name = '']) => name),
  );
  const variables = new Set([...theme.variables, ...own]);
  const wrong = [...modules].flatMap(([file, css]) =>
    checkModule(file, css, { ...theme, variables }).map((what) => `${file}: ${what}`),
  );
  const used = new Map<string, { names: Set<string>; any: boolean }>();
  for (const file of listSources(root).filter((one) => one.startsWith('src/'))) {
    const source = readFileSync(join(root, file), 'utf8');
    if (isMixed(source)) wrong.push(`${file}: mixes style props of chakra with a CSS module`);
    for (const { specifier, names, any } of readUse(source)) {
      const module = resolveImport(root, file, specifier) ?? specifier;
      const known = new Set(listNames(modules.get(module) ?? ''));
      for (const name of names) {
        if (!known.has(name)) wrong.push(`${file}: ${basename(module)} has no .${name}`);
      }
      const before = used.get(module);
      used.set(module, {
        names: new Set([...(before?.names ?? []), ...names]),
        any: any || (before?.any ?? false),
      });
    }
  }
  for (const [file, css] of modules) {
    const use = used.get(file);
    if (!use) wrong.push(`${file}: not imported`);
    // The theme may offer classes that no page uses yet.
    if (!use || use.any || file.startsWith('src/ui/theme/')) continue;
    const motions = new Set([...css.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name));
    for (const name of listNames(css)) {
      if (!use.names.has(name) && !motions.has(name)) wrong.push(`${file}: unused class .${name}`);
    }
  }
  return wrong;
}
