/**
 * Checks every import: no forbidden folder or package, no import between features or between routes, no circles. Run it
 * separately with `node --import tsx tools/checks/import-rules.ts`.
 */
import { pathToFileURL } from 'node:url';
import { findCircles } from '#tools/build/circles.ts';
import {
  findFolder,
  isServerPlatform,
  isServerRoutes,
  isTest,
  toPage,
  toServerNoun,
} from './folders.ts';
import { listSources, readImports, resolveImport } from './imports.ts';

export interface Violation {
  file: string;
  line: number;
  specifier: string;
  rule: string;
}

/** Returns all violations under `root` in the order of the files, then the circles. */
export function findViolations(root: string): Violation[] {
  const violations: Violation[] = [];
  const graph = new Map<string, string[]>();
  for (const file of listSources(root)) {
    const reached: string[] = [];
    for (const { specifier, line, isPlain } of readImports(root, file)) {
      const target = isPlain ? resolveImport(root, file, specifier) : undefined;
      if (target) reached.push(target);
      const rule = target
        ? findRule(file, target)
        : (findPlainRule(file, isPlain) ?? findPackageRule(file, specifier));
      if (rule) violations.push({ file, line, specifier, rule });
    }
    graph.set(file, reached);
  }
  for (const circle of findCircles(graph)) {
    const [file = '', next = file] = circle;
    const rule = `imports must not go in a circle: ${[...circle, file].join(' -> ')}`;
    violations.push({ file, line: 1, specifier: next, rule });
  }
  return violations;
}

/** Gathers small pages in one chunk (src/pages/seldom/page.tsx). */
const SELDOM = 'seldom';

/** Returns the rule that forbids `file` to import the project's file `target`, or `undefined` if it may. */
function findRule(file: string, target: string): string | undefined {
  const from = findFolder(file);
  const to = findFolder(target);
  if (!from) return undefined;
  if (!to)
    return target.startsWith('..') ? 'nothing outside the project may be imported' : undefined;
  if (from.name === to.name) {
    const pages = [toPage(file), toPage(target)];
    if (pages[0] !== pages[1] && !pages.includes(SELDOM)) return 'one page must not know another';
    return isTest(file) ? undefined : findServerRule(file, target);
  }
  if (from.mayImport.includes(to.name)) return undefined;
  // A route imports its parent, which imports no routes itself: the root, or the frame of pages with data.
  if (isTest(file) && mayTestImport(from.name, target)) return undefined;
  const allowed =
    from.mayImport.length > 0 ? `only ${from.mayImport.join(', ')}` : 'nothing of ours';
  return `${from.name} may import ${allowed}, not ${to.name}`;
}

/** The files next to the server's folders such as `server/app.ts`, its start and its commands connect all nouns. */
function findServerRule(file: string, target: string): string | undefined {
  const noun = toServerNoun(target);
  if (noun === undefined || noun === toServerNoun(file)) return undefined;
  if (isServerPlatform(file)) return 'the platform of the server must not know a noun';
  if (toServerNoun(file) !== undefined && isServerRoutes(target)) {
    return 'a noun of the server must not know the routes of another';
  }
  return undefined;
}

/** Client tests call the real server in-process, and tests of the collection use the contract. */
function mayTestImport(folder: string, target: string): boolean {
  if (folder === 'collection') return target.startsWith('contract/');
  return /^(server|src)\/testing\//.test(target);
}

function findPackageRule(file: string, specifier: string): string | undefined {
  const folder = findFolder(file);
  if (!folder || isTest(file)) return undefined;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (folder.packages && !folder.packages.includes(name)) {
    return `${folder.name} may use only ${folder.packages.join(', ')}`;
  }
  const isUnwanted = folder.not?.some((unwanted) =>
    unwanted.endsWith('/') ? name.startsWith(unwanted) : name === unwanted,
  );
  return isUnwanted ? `${folder.name} must do without ${name}` : undefined;
}

/** Tools for authors may import files named on the command line. */
function findPlainRule(file: string, isPlain: boolean): string | undefined {
  if (isPlain || findFolder(file)?.loadsAtRunTime) return undefined;
  return 'an import must name its file or package in plain text';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = findViolations(process.cwd());
  for (const { file, line, specifier, rule } of violations) {
    console.error(`${file}:${line} imports ${specifier}: ${rule}`);
  }
  if (violations.length > 0) process.exitCode = 1;
  else console.log('Every import keeps the rules.');
}
