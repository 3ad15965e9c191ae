/** A folder and what its files may import. The reasons are in ARCHITECTURE.md. */
interface Folder {
  name: string;
  /** Folders whose files it may import, besides its own. */
  mayImport: readonly string[];
  /** The only packages it may use; every package where absent. */
  packages?: readonly string[];
  /** Packages it must do without. A name ending in `/` stands for everything under it. */
  not?: readonly string[];
  /** It may import files whose names are only known when it runs. */
  loadsAtRunTime?: true;
}

const PAGE_ONLY = ['react', 'react-dom', '@chakra-ui/', '@emotion/', '@tanstack/', 'lucide-react'];
const DEVICE = ['dexie'];
const WIRE = ['ky'];
const ANSWERS = ['@tanstack/react-query', '@tanstack/react-query-persist-client'];

const BELOW_DATA = [
  'contract',
  'texts',
  'src/offline',
  'src/writes',
  'src/knowledge',
  'src/browser',
];
const BELOW_FEATURES = [...BELOW_DATA, 'src/data', 'src/ui', 'src/parts'];
const EVERY_SRC_FOLDER = [...BELOW_FEATURES, 'src/features'];

export const FOLDERS: readonly Folder[] = [
  { name: 'texts', mayImport: [], packages: [] },
  { name: 'contract', mayImport: ['texts'], packages: ['valibot'] },
  { name: 'server', mayImport: ['contract', 'texts'], not: [...PAGE_ONLY, ...DEVICE, ...WIRE] },
  { name: 'collection', mayImport: [] },
  { name: 'drawing', mayImport: ['contract', 'collection'], loadsAtRunTime: true },
  { name: 'src/offline', mayImport: ['contract', 'texts'], not: [...PAGE_ONLY, ...WIRE] },
  {
    name: 'src/writes',
    mayImport: ['contract', 'texts', 'src/offline'],
    packages: ['lucide-react'],
  },
  {
    name: 'src/knowledge',
    mayImport: ['contract', 'texts', 'src/offline'],
    not: [...PAGE_ONLY, ...DEVICE, ...WIRE],
  },
  {
    name: 'src/browser',
    mayImport: ['contract', 'texts', 'src/offline', 'src/knowledge'],
    not: ['@chakra-ui/', '@emotion/', ...DEVICE, ...WIRE, ...ANSWERS],
  },
  { name: 'src/data', mayImport: BELOW_DATA, not: ['@chakra-ui/', '@emotion/'] },
  { name: 'src/ui', mayImport: ['texts'], not: [...DEVICE, ...WIRE, ...ANSWERS] },
  {
    name: 'src/parts',
    mayImport: [...BELOW_DATA, 'src/data', 'src/ui'],
    not: [...DEVICE, ...WIRE],
  },
  {
    name: 'src/features',
    mayImport: BELOW_FEATURES,
    not: [...DEVICE, ...WIRE],
  },
  { name: 'src/routes', mayImport: EVERY_SRC_FOLDER, not: [...DEVICE, ...WIRE] },
  { name: 'src', mayImport: [...EVERY_SRC_FOLDER, 'src/routes'], not: [...DEVICE, ...WIRE] },
  { name: 'sw', mayImport: ['contract', 'texts', 'src/offline'], not: [...PAGE_ONLY, ...WIRE] },
  { name: 'e2e', mayImport: ['contract', 'texts', 'scripts', 'src/offline'] },
  { name: 'demo', mayImport: ['contract', 'texts', 'server'] },
  { name: 'bench', mayImport: ['contract', 'texts', 'server', 'scripts', 'e2e'] },
  // src/ui: the check of the style sheets reads the theme.
  { name: 'scripts', mayImport: ['contract', 'texts', 'src/ui'], loadsAtRunTime: true },
];

/** The folder a file lies in: the longest name that its path begins with. Files beside them are in none. */
export function findFolder(file: string): Folder | undefined {
  return FOLDERS.filter((folder) => file.startsWith(`${folder.name}/`)).toSorted(
    (one, other) => other.name.length - one.name.length,
  )[0];
}

/** "src/features/browse/card.tsx" -> "browse". */
export function toFeature(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

/** Folders of the server that every other one may import; what else a folder needs, the wiring beside them gives it. */
const SERVER_SHARED = new Set(['database', 'http', 'limits', 'users', 'writes', 'testing']);

/** "server/posts/routes.ts" -> "posts"; undefined for shared folders and for the files beside them. */
export function toServerFolder(file: string): string | undefined {
  const folder = /^server\/([^/]+)\//.exec(file)?.[1];
  return folder === undefined || SERVER_SHARED.has(folder) ? undefined : folder;
}

/** The route a file belongs to: "src/routes/recipes/recipe.page.tsx" and "src/routes/recipes/recipe.test.tsx" -> "recipe". */
export function toRoute(file: string): string | undefined {
  return /^src\/routes\/(?:[^/]+\/)*([^/.]+)\./.exec(file)?.[1];
}

/** Tests, and what only tests use. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/');
}
