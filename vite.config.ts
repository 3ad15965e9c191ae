import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { listEntries, readManifest } from './scripts/build-manifest.ts';
import { firstFrame } from './scripts/first-frame.ts';
import { homePictures, toHomePictureFiles } from './scripts/home-pictures.ts';
import { DEXIE_FOR_TODAY, leanDexie } from './scripts/lean-dexie.ts';
import { lightParts } from './scripts/light-parts.ts';
import { isFirstPage, LATE_FILES, listLateFiles } from './scripts/rings.ts';
import { writeSecondRing } from './scripts/second-ring.ts';
import { webManifest } from './scripts/web-manifest.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

/** Built beside the client that a running server may be serving, and carried over when it is whole. */
const NEXT_CLIENT = 'dist/next';

/** The app as the browser gets it. */
const client: BuildOptions = {
  outDir: NEXT_CLIENT,
  manifest: true,
  // Every engine that runs this build knows modulepreload.
  modulePreload: {
    polyfill: false,
    // What a part needs is named in the script of every page, so that it comes beside the part itself. For the pages that
    // a device keeps at its next idle moment that is not worth its weight: they say so themselves, one step later.
    resolveDependencies: (file, needed) =>
      /[.-]page-/.test(file) && !isFirstPage(file) ? [] : needed,
  },
  target: 'es2022',
  // Fonts and pictures stay files: as data they would weigh down every page.
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: ['index.html', 'shell.html'],
    output: {
      // The worker carries every name, and a hash cannot be packed: seven letters are enough.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      entryFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        // One large file compresses better than many small ones, and outlives our own changes.
        groups: [
          {
            name: 'frame',
            // What a light part stands for lies with those who call it: apart, the two would wait for each other.
            test: /light:|node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|@chakra-ui|@emotion|@pandacss|stylis|react-is|hoist-non-react-statics|use-sync-external-store)\//,
            includeDependenciesRecursively: false,
          },
          {
            // Small things that most pages share: a file for each costs more than it holds. They call the frame alone.
            name: 'stock',
            test: /node_modules\/(valibot\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(arrow-left|check|clock|x|users|search)\.))|contract\/(catalogue|paths|texts|limits|picture|page-title|quick-start)\.ts|src\/data\/cloths|src\/ui\/(theme\/[^.]*\.ts|(picture|cloth|chip|button|button-link|notice-page|link|text-link|page-column|simmer-mark|use-title)\.)/,
            includeDependenciesRecursively: false,
          },
          {
            // A sign that several parts draw weighs less than a file of its own, here and in the worker's list of files.
            name: 'signs',
            test: /node_modules\/lucide-react\/dist\/esm\/icons\//,
            minShareCount: 3,
            includeDependenciesRecursively: false,
          },
          {
            // Words and numbers that the pages of the community share.
            name: 'words',
            test: /contract\/(post-limits|post-texts)\.ts|src\/data\/community\/(excerpt|category-words)\.ts/,
            includeDependenciesRecursively: false,
          },
          {
            // What a member's pages and parts share.
            name: 'member',
            test: /src\/data\/(keeping|waiting|waiting-marks|mark-failure|way-back|own-path|outbox)\.ts|src\/offline\/overlay\/(laid|marks)\.ts|contract\/kept-texts\.ts/,
            includeDependenciesRecursively: false,
          },
          {
            // What a post is and where it stands, in a word.
            name: 'badges',
            test: /src\/(ui\/waiting-badge|features\/community\/(kind-badge|delivery-state))\./,
            includeDependenciesRecursively: false,
          },
          {
            // The pages of lists share all that makes a list.
            name: 'lists',
            test: /src\/features\/browse\/(list-|recipe-|region-|difficulty-)/,
            includeDependenciesRecursively: false,
          },
          {
            name: 'answers',
            test: /node_modules\/@tanstack\/(query-core\/build\/modern\/(?!hydration|infiniteQueryObserver)|react-query\/(?!build\/modern\/useInfiniteQuery))|src\/data\/(query-client|ahead|recipes|api|failures)\.ts|src\/data-frame|contract\/(recipe|problem|stored-copy)\.ts|src\/data\/stored-answer/,
            includeDependenciesRecursively: false,
          },
        ],
      },
    },
  },
};

/** What writes the home page's first frame, run once at the end of the build. */
const prerender: BuildOptions = {
  outDir: 'dist/prerender',
  target: 'node20',
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    lightParts(),
    homePictures(),
    firstFrame(),
    leanDexie(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest,
      // They are asked for where an app is installed: with a connection. The manifest itself the plugin adds unasked.
      includeManifestIcons: false,
      injectManifest: {
        // The worker is a build of its own.
        buildPlugins: { vite: [leanDexie()] },
        target: 'es2022',
        globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icons/simmer-192.png'],
        // Offline every address gets the shell; letters beyond Latin are fetched where they are met. The worker itself keeps
        // its porter.
        globIgnores: [
          'index.html',
          'porter.js',
          '**/*-latin-ext-*.woff2',
          // Only the system draws it, when the app is installed.
          'icons/simmer-monochrome.svg',
        ],
        manifestTransforms: [
          (entries) => {
            const built = readManifest(NEXT_CLIENT);
            const shell = readFileSync(`${NEXT_CLIENT}/shell.html`, 'utf8');
            const late = listLateFiles(built, listEntries(built, shell));
            const kept = writeSecondRing(NEXT_CLIENT, entries, late);
            const files = kept.map(({ url, size, revision }) => ({
              url,
              size,
              // Long enough to tell two versions of a file apart, and the worker is weighed.
              revision: revision?.slice(0, 6) ?? null,
            }));
            const pictures = toHomePictureFiles().map((url) => ({ url, size: 0, revision: null }));
            const manifest = [...files, ...pictures].map((entry) =>
              LATE_FILES.test(entry.url) ? Object.assign(entry, { late: true }) : entry,
            );
            return { manifest, warnings: [] };
          },
        ],
        maximumFileSizeToCacheInBytes: 3e6,
      },
    }),
  ],
  resolve: { alias: [DEXIE_FOR_TODAY] },
  build: isSsrBuild ? prerender : client,
  server: { proxy: { '/api': api, '/media': api } },
}));
