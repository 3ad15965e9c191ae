import type { Rolldown } from 'vite';

type Group = Extract<NonNullable<Rolldown.OutputOptions['codeSplitting']>, object>['groups'];

const FRAMEWORK = [
  'react',
  'react-dom',
  'scheduler',
  '@tanstack/(?:react-router|router-core|history|store|react-store)',
  '@chakra-ui',
  '@emotion',
  '@pandacss',
  'stylis',
  'react-is',
  'hoist-non-react-statics',
  'use-sync-external-store',
];

/** Shared by home and other pages, and the icons of several pages. */
const LOOKS = 'looks';
const ICON = /node_modules\/lucide-react\//;
/** Only the card that offers to install the app shows these. */
const INSTALL_ICON = /node_modules\/lucide-react\/.*\/(?:share|square-plus)\.mjs$/;
/** The index of Chakra also imports it, for an unused component. */
const QR = /node_modules\/uqr\//;
const HTTP_CLIENT = /node_modules\/ky\//;
/** The pages, the frame that all pages with data load, and what runs after the first frame of every page. */
const PAGE = /\/src\/(?:pages\/([^/]+)\/page|shell\/(data-frame|upkeep))\.tsx?$/;
/** Modules loaded on demand that are always needed together with a shared chunk. A separate file is one more request. */
const JOINED = [
  [/\/src\/shell\/upkeep\.ts$/, 'background'],
  [/\/src\/shell\/data-frame\.tsx$/, 'shared'],
  [/\/src\/offline\/device\/database\.ts$/, 'store'],
] as const;
const KITCHEN = ['recipe', 'cook', 'list'];
const LISTS = ['all-recipes', 'cuisine', 'trending-recipes', 'search'];
const COMMUNITY = ['community', 'post', 'member', 'notifications', 'moderation'];
/** Fields of the post form that the editor of recipes has too. Other pages of the community do not load them. */
const PICTURES = /\/src\/domain\/post\/pictures\//;
/** What the device has stored. Pages write to it after a first view, when they need nothing else that is late. */
const STORE = /\/src\/offline\/(?!kitchen\/)/;
/** The part of the outbox that needs the store. */
const DEVICE_SIDE =
  /\/src\/domain\/(?:outbox\/(?:device-side|send-directly|store)|account\/earlier-account)\.ts$/;
const ACCOUNT = ['list', 'profile', 'sign-in', 'create-post', 'seldom'];

/** The shared chunks and the pages that load them. The first one that has all pages of a module gets it. */
const SHARED_BY: readonly (readonly [chunk: string, pages: readonly string[]])[] = [
  ['late', []],
  ['background', ['upkeep']],
  ['cooking', ['cook']],
  ['kitchen', KITCHEN],
  ['lists', LISTS],
  ['dishes', [...KITCHEN, ...LISTS]],
  ['community', COMMUNITY],
  ['account', [...COMMUNITY, ...ACCOUNT]],
];

/** The part of Rolldown's module graph that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

/**
 * Returns the chunk of a module that several pages or other on-demand modules import, or `undefined` if only one does.
 * The imports of a module are used by at least the same pages, so chunks import each other in one direction only.
 */
export function toSharedChunk(id: string, graph: ModuleGraph): string | undefined {
  // A separate file would be one more request for every page with data.
  if (HTTP_CLIENT.test(id)) return 'shared';
  if (QR.test(id)) return 'late';
  if (PICTURES.test(id)) return 'pictures';
  if (DEVICE_SIDE.test(id)) return 'store';
  if (INSTALL_ICON.test(id)) return 'background';
  const loaded = listLoaded(id, graph);
  if (loaded.length < 2) return JOINED.find(([module]) => module.test(loaded[0] ?? ''))?.[1];
  const pages = loaded.flatMap((one) => PAGE.exec(one)?.slice(1).find(Boolean) ?? []);
  if (pages.includes('home')) return LOOKS;
  const [chunk = 'shared'] =
    SHARED_BY.find(([, loaders]) => pages.every((page) => loaders.includes(page))) ?? [];
  return chunk === 'late' && isInStore(id, graph) ? 'store' : chunk;
}

/** True for a module of the store, and for what one of these imports. */
function isInStore(id: string, graph: ModuleGraph): boolean {
  const queue = new Set([id]);
  for (const one of queue) {
    if (STORE.test(one) || DEVICE_SIDE.test(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) queue.add(importer);
  }
  return false;
}

/** Lists the modules loaded with `import()` that need the module `id`. */
function listLoaded(id: string, graph: ModuleGraph): string[] {
  const loaded: string[] = [];
  const queue = new Set([id]);
  for (const one of queue) {
    const module = graph.getModuleInfo(one);
    if (!module) continue;
    if (module.dynamicImporters.length > 0) loaded.push(one);
    for (const importer of module.importers) queue.add(importer);
  }
  return loaded;
}

const FOODS =
  /\/contract\/food\/(?:table\/|facts|find-foods|foods|read-table)|\/knowledge\/diet\/dish-warnings/;
/** Modules loaded on demand that are too small for a file of their own. */
const SMALL =
  /\/src\/(?:shell\/(?:not-found-page|failed)|pages\/profile\/leaving\/sign-out|pages\/search\/kept-search|offline\/recipes\/preparation|domain\/cookbook\/own-recipe)\.tsx?$/;

export const chunkGroups: NonNullable<Group> = [
  // Changes only with its packages, so browsers keep it cached when our own code changes.
  {
    name: 'framework',
    test: new RegExp(`node_modules/(?:${FRAMEWORK.join('|')})/|rolldown/runtime`),
    priority: 3,
  },
  // Pages import these shared modules from here instead of from the entry, which changes with every release.
  {
    name: 'base',
    tags: ['$initial'],
    test: /node_modules\/|\/(?:contract|texts)\/|\/src\/(?:ui|domain|knowledge|platform)\/|vite\/preload-helper/,
    priority: 2,
  },
  // Pages without lists, search or scaled amounts do not load it.
  { name: 'foods', test: FOODS, priority: 2, includeDependenciesRecursively: false },
  { name: 'small', test: SMALL, priority: 2, includeDependenciesRecursively: false },
  {
    // All icons have the same importer, the index of their package, which says nothing about their use.
    name: (id, graph) => (ICON.test(id) || toSharedChunk(id, graph) === LOOKS ? LOOKS : null),
    debugName: LOOKS,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: toSharedChunk,
    debugName: 'shared',
    test: (id) => !ICON.test(id) || INSTALL_ICON.test(id),
    includeDependenciesRecursively: false,
  },
];
