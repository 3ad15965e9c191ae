import type { Rolldown } from 'vite';
import { toSharedChunk } from './chunk-subjects.ts';

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

const ICON = /node_modules\/lucide-react\//;

/** Restores the lists of the last visit. Only needed after the first frame, unlike the rest of these packages. */
const PERSISTED_LISTS =
  /@tanstack\/(?:query-core\/.*\/hydration\.|(?:react-)?query-(?:sync-storage-persister|persist-client))|\/src\/data\/persisted-lists\./;

/**
 * Decides which modules share a chunk. A separate chunk for each set of pages that share a module would cost about 40
 * requests per page.
 */
export const chunkGroups: NonNullable<Group> = [
  // Changes only with its packages, so browsers keep it cached when our own code changes.
  {
    name: 'framework',
    test: new RegExp(`node_modules/(?:${FRAMEWORK.join('|')})/`),
    priority: 3,
  },
  // Lazy chunks import these shared modules from here instead of from the entry, which changes with every release.
  {
    name: 'base',
    tags: ['$initial'],
    test: /node_modules\/|\/(?:contract|texts)\/|\/src\/(?:ui|data|knowledge|browser)\/|vite\/preload-helper/,
    priority: 2,
  },
  { name: 'icons', test: ICON, minShareCount: 2, priority: 1 },
  {
    name: (id, graph) => (PERSISTED_LISTS.test(id) ? 'upkeep' : toSharedChunk(id, graph)),
    debugName: 'shared',
    test: (id) => !ICON.test(id),
    includeDependenciesRecursively: false,
  },
];
