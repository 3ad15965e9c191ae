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

/** What restores the lists of the last visit: needed only after the first frame, unlike the rest of these packages. */
const PERSISTED_LISTS =
  /@tanstack\/(?:query-core\/.*\/hydration\.|(?:react-)?query-(?:sync-storage-persister|persist-client))|\/src\/data\/persisted-lists\./;

/**
 * Which modules share a chunk. A chunk of its own for every set of pages that share a module would be some forty
 * requests for a page.
 */
export const chunkGroups: NonNullable<Group> = [
  // Outlives our own changes in the caches of browsers.
  {
    name: 'framework',
    test: new RegExp(`node_modules/(?:${FRAMEWORK.join('|')})/`),
    priority: 3,
  },
  // What the entry shares with lazy chunks: they import this and not the entry, which changes with every release.
  {
    name: 'base',
    tags: ['$initial'],
    test: /node_modules\/|\/(?:contract|texts)\/|\/src\/(?:ui|data|knowledge|browser)\/|vite\/preload-helper/,
    priority: 2,
  },
  { name: 'icons', test: ICON, minShareCount: 2, priority: 1 },
  // The rest that pages and lazy parts share, by what they are about.
  {
    name: (id, graph) => (PERSISTED_LISTS.test(id) ? 'upkeep' : toSharedChunk(id, graph)),
    debugName: 'shared',
    test: (id) => !ICON.test(id),
    includeDependenciesRecursively: false,
  },
];
