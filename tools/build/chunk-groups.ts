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

/** Modules that several pages share, in one chunk for each subject. A module of one page only is in that page's chunk. */
export const chunkGroups: NonNullable<Group> = [
  // Changes only with its packages, so browsers keep it cached when our own code changes.
  {
    name: 'framework',
    test: new RegExp(`node_modules/(?:${FRAMEWORK.join('|')})/`),
    priority: 4,
  },
  // What the entry imports, in a chunk of its own: other chunks import it from here, not from the entry.
  { name: 'base', tags: ['$initial'], test: /./, priority: 3 },
  // The device's database, and what reads and writes it. Loaded after the first frame.
  { name: 'device', test: /node_modules\/dexie\/|\/src\/offline\//, minShareCount: 2, priority: 2 },
  {
    name: 'kitchen',
    test: /\/src\/(?:knowledge|features\/kitchen)\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'recipes',
    test: /\/src\/features\/(?:browse|recipe|search)\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'community',
    test: /\/src\/features\/(?:community|writing)\//,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'shared', test: /./, minShareCount: 2 },
];
