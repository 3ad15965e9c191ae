import {
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type UserConfig,
} from 'vite';
import { listTextConditions, readLanguage } from '#tools/run/language.js';

const texts = listTextConditions();

/** Resolves `#texts/` to the language of the build, in the client, the worker and the server. */
export const resolveTexts: UserConfig = {
  resolve: { conditions: [...texts, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...texts, ...defaultServerConditions] } },
};

/** Builds of packages for current browsers. By default they give a larger one for old browsers. */
export const modernPackages = [
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
];

/** Sets the language of the pages. */
export function pageLanguage(): Plugin {
  return {
    name: 'simmer-page-language',
    transformIndexHtml: (html) => html.replace('lang="en"', `lang="${readLanguage()}"`),
  };
}
