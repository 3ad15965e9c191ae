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

/**
 * Which modules share a chunk, by package or folder. A chunk of its own for every set of pages that share a module would
 * be some forty requests for a page. A share count is the number of pages and lazy parts that need a module.
 */
export const chunkGroups: NonNullable<Group> = [
  // Outlives our own changes in the caches of browsers.
  { name: 'framework', test: new RegExp(`node_modules/(?:${FRAMEWORK.join('|')})/`), priority: 6 },
  { name: 'query', test: /node_modules\/@tanstack\/.*query/, minShareCount: 10, priority: 6 },
  // What the entry shares with lazy chunks: they import this and not the entry, which changes with every release.
  {
    name: 'base',
    tags: ['$initial'],
    test: /node_modules\/|\/(?:contract|texts)\/|\/src\/(?:ui|data|knowledge|browser)\/|vite\/preload-helper/,
    priority: 5,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4, priority: 4 },
  // Only those who write need them; lists do not.
  {
    name: 'writes',
    test: /\/(?:contract|src)\/writes\/|\/contract\/post\/|\/contract\/endpoints\/(?:posts|comments|people|uploads|marked-recipes|recipe-notes)\.|\/contract\/(?:account\/(?:people|user)|page-query|upload)\.|\/texts\/en\/(?:comments|outbox-refusals|posts|uploads|writes)\.|\/src\/data\/(?:me|outbox\/(?:submit|waiting))\./,
    minShareCount: 2,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // Signing in, registering and changing a password.
  {
    name: 'forms',
    test: /\/src\/(?:ui\/form\/(?:form-alert|text-field|password)|features\/account\/(?:sign-in\/(?:password|use-go)|use-checked-form|account-calls))/,
    minShareCount: 2,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // Every page of members calls the API with a token; lists and recipes do not.
  {
    name: 'account',
    test: /\/(?:contract\/(?:account\/(?:account-|auth\.|profile-change)|endpoints\/account)|texts\/en\/(?:accounts|actions|people)\.)/,
    minShareCount: 4,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // Not `src/offline`: it imports Dexie, which no page should wait for.
  {
    name: 'shared',
    test: (id) => !id.includes('node_modules') && !id.includes('/src/offline/'),
    minShareCount: 18,
    priority: 3,
  },
  // What every page with dishes asks for and says of them: in one file it packs better, and is one request.
  {
    name: 'recipes',
    test: /\/(?:contract\/(?:recipe\/(?:recipe|recipe-paths|minutes)|endpoints\/recipes)|src\/(?:data\/recipes|knowledge\/card-metrics)|texts\/en\/durations)\./,
    minShareCount: 2,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'browse',
    test: /\/src\/features\/browse\/|\/texts\/en\/browse\./,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'community',
    test: /\/src\/(?:features|data)\/community\//,
    minShareCount: 3,
    priority: 2,
    includeDependenciesRecursively: false,
  },
];
