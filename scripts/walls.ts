/**
 * Reads every import and says which ones break a wall of the house: a forbidden room or package, one feature or route
 * reaching into another, a circle. Run it alone with `node --import tsx scripts/walls.ts`.
 */
import { pathToFileURL } from 'node:url';
import { findCircles } from './circles.ts';
import { listSources, readImports, resolveImport } from './imports.ts';
import { findRoom, isTest, toFeature, toRoute } from './rooms.ts';

export interface Breach {
  file: string;
  line: number;
  specifier: string;
  rule: string;
}

/** Every breach under `root`, in the order of the files. */
export function findBreaches(root: string): Breach[] {
  const breaches: Breach[] = [];
  const graph = new Map<string, string[]>();
  for (const file of listSources(root)) {
    const reached: string[] = [];
    for (const { specifier, line, isPlain } of readImports(root, file)) {
      const target = isPlain ? resolveImport(root, file, specifier) : undefined;
      if (target) reached.push(target);
      const rule = target
        ? findRule(file, target)
        : (findPlainRule(file, isPlain) ?? findPackageRule(file, specifier));
      if (rule) breaches.push({ file, line, specifier, rule });
    }
    graph.set(file, reached);
  }
  for (const circle of findCircles(graph)) {
    const [file = '', next = file] = circle;
    const rule = `imports must not go in a circle: ${[...circle, file].join(' -> ')}`;
    breaches.push({ file, line: 1, specifier: next, rule });
  }
  return breaches;
}

/** Why `file` may not import our own file `target`, or nothing where it may. */
function findRule(file: string, target: string): string | undefined {
  const from = findRoom(file);
  const to = findRoom(target);
  if (!from) return undefined;
  if (!to) return target.startsWith('..') ? 'nothing outside the house may be imported' : undefined;
  if (from.name === to.name) {
    if (toFeature(file) !== toFeature(target)) return 'one feature must not know another';
    if (toRoute(file) !== toRoute(target)) return 'one route must not know another';
    return undefined;
  }
  if (from.mayImport.includes(to.name)) return undefined;
  // A route names the one it hangs on, which names no route itself: the root, or the frame of pages with data.
  if (from.name === 'src/routes' && /^src\/[a-z-]+-route\.tsx$/.test(target)) return undefined;
  if (isTest(file) && mayTestImport(from.name, target)) return undefined;
  const allowed =
    from.mayImport.length > 0 ? `only ${from.mayImport.join(', ')}` : 'nothing of ours';
  return `${from.name} may import ${allowed}, not ${to.name}`;
}

/** Client tests call the real server in-process, and the collection is tested against the contract. */
function mayTestImport(room: string, target: string): boolean {
  if (room === 'collection') return target.startsWith('contract/');
  return /^(server|src)\/testing\//.test(target);
}

function findPackageRule(file: string, specifier: string): string | undefined {
  const room = findRoom(file);
  if (!room || isTest(file)) return undefined;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (room.packages && !room.packages.includes(name)) {
    return `${room.name} may use only ${room.packages.join(', ')}`;
  }
  const isUnwanted = room.not?.some((unwanted) =>
    unwanted.endsWith('/') ? name.startsWith(unwanted) : name === unwanted,
  );
  return isUnwanted ? `${room.name} must do without ${name}` : undefined;
}

/** Authors' tools may load what they are pointed at; the product says what it is made of. */
function findPlainRule(file: string, isPlain: boolean): string | undefined {
  if (isPlain || findRoom(file)?.loadsAtRunTime) return undefined;
  return 'an import must name its file or package in plain text';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const breaches = findBreaches(process.cwd());
  for (const { file, line, specifier, rule } of breaches) {
    console.error(`${file}:${line} imports ${specifier}: ${rule}`);
  }
  if (breaches.length > 0) process.exitCode = 1;
  else console.log('Every wall stands.');
}
