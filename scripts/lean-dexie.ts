import type { Plugin } from 'vite';

/** Its build for today's engines: 2 kB less in the worker, and in the page the first time that something is stored. */
export const DEXIE_FOR_TODAY = { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' };

/** What `liveQuery` alone needs, and nothing here uses: a log of changed keys, a cache of answers, their channel. */
const LEFT_OUT = [
  '        this.use(cacheMiddleware);\n',
  '        this.use(observabilityMiddleware);\n',
  '    liveQuery,\n',
];

/** Dexie without its live queries: see docs/decisions/0018. A Dexie that is built otherwise fails the build. */
export function leanDexie(): Plugin {
  return {
    name: 'simmer-lean-dexie',
    transform: {
      filter: { id: /\/dexie\/dist\/modern\/dexie\.mjs$/ },
      handler: (code) => ({ code: LEFT_OUT.reduce(without, code), map: null }),
    },
  };
}

function without(code: string, part: string): string {
  const [before, after, ...more] = code.split(part);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`Dexie does not hold exactly one of: ${part.trim()}`);
  }
  return before + after;
}
