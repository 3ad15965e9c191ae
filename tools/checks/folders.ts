/** A folder and what its files may import. The reasons are in ARCHITECTURE.md. */
interface Folder {
  name: string;
  /** Other folders with files that it may import. */
  mayImport: readonly string[];
  /** The only packages it may use. If absent, it may use every package. */
  packages?: readonly string[];
  /** Packages it must not use. A name that ends in `/` covers everything under it. */
  not?: readonly string[];
  /** True if it may import files by names that it only has at run time. */
  loadsAtRunTime?: true;
}

const PAGE_ONLY = ['react', 'react-dom', '@chakra-ui/', '@emotion/', '@tanstack/', 'lucide-react'];
const DEVICE = ['dexie'];
const WIRE = ['ky'];
const ANSWERS = ['@tanstack/react-query', '@tanstack/react-query-persist-client'];

const BELOW_DOMAIN = [
  'contract',
  'texts',
  'src/offline',
  'src/knowledge',
  'src/platform',
  'src/ui',
];

export const FOLDERS: readonly Folder[] = [
  { name: 'texts', mayImport: [], packages: [] },
  { name: 'contract', mayImport: ['texts'], packages: ['valibot'] },
  // The reader is far larger than what pages need of the contract, so only what imports recipes may use it.
  {
    name: 'contract/cookbook/read',
    mayImport: ['contract'],
    packages: ['htmlparser2', 'fflate'],
  },
  {
    name: 'server',
    mayImport: ['contract', 'texts', 'contract/cookbook/read'],
    not: [...PAGE_ONLY, ...DEVICE, ...WIRE],
  },
  { name: 'collection', mayImport: [] },
  { name: 'collection/kit', mayImport: ['contract', 'collection'], loadsAtRunTime: true },
  { name: 'src/offline', mayImport: ['contract', 'texts'], not: [...PAGE_ONLY, ...WIRE] },
  {
    name: 'src/knowledge',
    mayImport: ['contract', 'texts', 'src/offline'],
    not: [...PAGE_ONLY, ...DEVICE, ...WIRE],
  },
  {
    name: 'src/platform',
    mayImport: ['contract', 'texts', 'src/offline', 'src/knowledge'],
    not: ['@chakra-ui/', '@emotion/', ...DEVICE],
  },
  { name: 'src/ui', mayImport: ['texts'], not: [...DEVICE, ...WIRE, ...ANSWERS] },
  {
    name: 'src/domain',
    mayImport: [...BELOW_DOMAIN, 'contract/cookbook/read'],
    not: [...DEVICE, ...WIRE],
  },
  { name: 'src/shell', mayImport: [...BELOW_DOMAIN, 'src/domain'], not: [...DEVICE, ...WIRE] },
  {
    name: 'src/pages',
    mayImport: [...BELOW_DOMAIN, 'contract/cookbook/read', 'src/domain', 'src/shell'],
    not: [...DEVICE, ...WIRE],
  },
  {
    name: 'src',
    mayImport: [...BELOW_DOMAIN, 'src/domain', 'src/shell', 'src/pages'],
    not: [...DEVICE, ...WIRE],
  },
  { name: 'sw', mayImport: ['contract', 'texts', 'src/offline'], not: [...PAGE_ONLY, ...WIRE] },
  { name: 'e2e', mayImport: ['contract', 'texts', 'tools', 'src/offline'] },
  { name: 'tools/demo', mayImport: ['contract', 'texts', 'server'] },
  { name: 'tools/bench', mayImport: ['contract', 'texts', 'server', 'tools', 'e2e'] },
  // The check of the style sheets reads the theme in src/ui.
  { name: 'tools', mayImport: ['contract', 'texts', 'src/ui'], loadsAtRunTime: true },
];

/** Returns the folder with the longest name that contains the file, or `undefined` for files outside all folders. */
export function findFolder(file: string): Folder | undefined {
  return FOLDERS.filter((folder) => file.startsWith(`${folder.name}/`)).toSorted(
    (one, other) => other.name.length - one.name.length,
  )[0];
}

/** "src/pages/recipe/steps/step.tsx" -> "recipe". */
export function toPage(file: string): string | undefined {
  return /^src\/pages\/([^/]+)\//.exec(file)?.[1];
}

/** Returns "post" for "server/post/routes.ts", and `undefined` for files of no noun. */
export function toServerNoun(file: string): string | undefined {
  const folder = /^server\/([^/]+)\//.exec(file)?.[1];
  return folder === undefined || NO_NOUNS.has(folder) ? undefined : folder;
}

const NO_NOUNS = new Set(['commands', 'platform', 'start', 'testing']);

export function isServerPlatform(file: string): boolean {
  return file.startsWith('server/platform/');
}

export function isServerRoutes(file: string): boolean {
  return /^server\/.*\/(?:[\w-]+-)?routes\.ts$/.test(file);
}

/** True for tests and for code that only tests use. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/');
}
