import type { Plugin } from 'vite';

/** Parts of packages that every page would carry and none uses; each stands for what does as much for us. */
const PARTS: Readonly<Record<string, string>> = {
  // Only Emotion's `withTheme` needs it.
  'hoist-non-react-statics': 'export default (target) => target;',
  // Only where `preflight` is on: the theme has its own start.
  './preflight.js': 'export const createPreflight = () => ({});',
  // React has had the hook itself since 18.
  'use-sync-external-store/shim/with-selector':
    "export { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';",
  // The drawing and its size: no context, no aliases, no other engines.
  '../createLucideIcon.mjs': `
    import { createElement } from 'react';
    const pen = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
    export default ({ node }) => ({ size = 24, ...rest }) =>
      createElement('svg', {
        width: size, height: size, viewBox: '0 0 24 24', ...pen,
        'aria-hidden': rest['aria-label'] ? undefined : true, ...rest,
      }, node.map(([tag, attributes]) => createElement(tag, attributes)));`,
};
/** Emotion's prefixes are for engines older than any that runs this build. */
const PREFIXED = 'var defaultStylisPlugins = [prefixer];';
/** Writes wait in the outbox of the device, never in the query client: its cache of mutations stays empty. */
const NO_MUTATIONS = `import { Subscribable } from './subscribable.js';
export class MutationCache extends Subscribable {
  getAll() { return []; }
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;
const MARK = '\0light:';

/** Takes out of the build what nothing calls: 4 kB of every page, and one more of those that ask the server. */
export function lightParts(): Plugin {
  return {
    name: 'simmer-light-parts',
    enforce: 'pre',
    resolveId: (id) => (id in PARTS ? MARK + id : undefined),
    load: (id) => (id.startsWith(MARK) ? PARTS[id.slice(MARK.length)] : undefined),
    transform: (code, id) => {
      if (id.endsWith('query-core/build/modern/mutationCache.js')) {
        return { code: NO_MUTATIONS, map: null };
      }
      return id.includes('@emotion/cache/')
        ? { code: code.replace(PREFIXED, 'var defaultStylisPlugins = [];'), map: null }
        : undefined;
    },
  };
}
