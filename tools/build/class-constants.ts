import type { Plugin } from 'vite';

const IMPORT = /\bimport (\w+) from (?='[^']+\.module\.css')/g;

/**
 * Imports the classes of CSS modules as constants instead of as an object, so that the bundle contains
 * `className: "a1"` and only the classes in use.
 */
export function classConstants(): Plugin[] {
  return [
    {
      name: 'simmer:class-constants',
      apply: 'build',
      enforce: 'pre',
      transform: (code, id) =>
        /\/src\/[^?]*\.tsx?$/.test(id)
          ? { code: code.replaceAll(IMPORT, 'import * as $1 from '), map: null }
          : undefined,
    },
    {
      // Vite omits the rules of a module that is not in the bundle, and all constants of a module may be inlined.
      name: 'simmer:keep-rules',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        id.endsWith('.module.css')
          ? { code, map: null, moduleSideEffects: 'no-treeshake' }
          : undefined,
    },
  ];
}
