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

/** Dexie for current browsers. Its package names a build for older ones, which is 12 kB larger. */
export const modernDexie = [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }];

/** Sets the language of the pages. */
export function pageLanguage(): Plugin {
  return {
    name: 'simmer-page-language',
    transformIndexHtml: (html) => html.replace('lang="en"', `lang="${readLanguage()}"`),
  };
}
