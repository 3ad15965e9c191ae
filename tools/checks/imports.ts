import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };

export interface Import {
  specifier: string;
  line: number;
  /** False if the name is built at run time. The specifier is then the source of the expression. */
  isPlain: boolean;
}

/** The prefixes of the "imports" in package.json, such as `#contract/`, with their folders. */
const ALIASES = Object.entries(packageJson.imports).map(
  ([name, folder]) => [name.replace('*', ''), folder.slice('./'.length, -'*'.length)] as const,
);

const SOURCE_FILE = /\.tsx?$/;
const NOT_OURS = new Set(
  '.git .idea .vscode coverage dist node_modules playwright-report test-results var'.split(' '),
);

/** Lists every file under `root`, committed or not, as relative paths with forward slashes. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    // Checked before isDirectory(), because node_modules may be a symlink and .git is a file in a git worktree.
    if (NOT_OURS.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

export function listSources(root: string): string[] {
  return listFiles(root).filter((file) => SOURCE_FILE.test(file));
}

/** Lists the imports of a file: imports, re-exports, dynamic imports, `import('x').Type` and `import.meta.glob`. */
export function readImports(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Import[] = [];
  walk(program, (node) => {
    const source = toSource(node);
    if (!isNode(source)) return;
    const start = Number(source['start']);
    const plain = toText(source);
    found.push({
      specifier: plain ?? text.slice(start, Number(source['end'])),
      line: text.slice(0, start).split('\n').length,
      isPlain: plain !== undefined,
    });
  });
  return found;
}

/** Returns the file that a relative import refers to, also without extension, or `undefined` for a package. */
export function resolveImport(root: string, from: string, specifier: string): string | undefined {
  const alias = ALIASES.find(([name]) => specifier.startsWith(name));
  if (!alias && !specifier.startsWith('.')) return undefined;
  const path = alias
    ? alias[1] + specifier.slice(alias[0].length)
    : posix.join(dirname(from), specifier.replace(/[?#].*$/, ''));
  const bare = path.replace(/\.jsx?$/, '');
  const candidates = [path, `${bare}.ts`, `${bare}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return (
    candidates.find(
      (candidate) => SOURCE_FILE.test(candidate) && existsSync(join(root, candidate)),
    ) ?? path
  );
}

export type SyntaxNode = Record<string, unknown> & { type: string };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) {
      if (typeof child === 'object' && child !== null) walk(child, visit);
    }
  }
}

function toSource(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node['source'];
    case 'TSExternalModuleReference':
      return node['expression'];
    case 'CallExpression':
      return isGlob(node['callee']) && Array.isArray(node['arguments'])
        ? node['arguments'][0]
        : undefined;
    default:
      return undefined;
  }
}

function isGlob(callee: unknown): boolean {
  return (
    isNode(callee) &&
    isNode(callee['object']) &&
    callee['object'].type === 'MetaProperty' &&
    isNode(callee['property']) &&
    callee['property']['name'] === 'glob'
  );
}

function toText(source: SyntaxNode): string | undefined {
  if (source.type === 'Literal' && typeof source['value'] === 'string') return source['value'];
  if (source.type !== 'TemplateLiteral' || !Array.isArray(source['quasis'])) return undefined;
  const [only, ...more] = source['quasis'];
  if (more.length > 0 || !isNode(only)) return undefined;
  const value: unknown = only['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : undefined;
}
