import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from '#tools/build/chunk-groups.ts';
import { classConstants } from '#tools/build/class-constants.ts';
import { toClassName } from '#tools/build/class-names.ts';
import { compactFoods } from '#tools/build/compact-foods.ts';
import { firstFrame } from '#tools/build/first-frame.ts';
import { homePictures, toHomePictureFiles } from '#tools/build/home-pictures.ts';

import { inlineIcon } from '#tools/build/inline-icon.ts';
import { pageFiles } from '#tools/build/page-files.ts';
import { reactNames } from '#tools/build/react-names.ts';
import { modernPackages, pageLanguage, resolveTexts } from '#tools/build/resolve.ts';
import { shellPage } from '#tools/build/shell-page.ts';
import { themeVariables } from '#tools/build/theme-variables.ts';
import { webManifest } from '#tools/build/web-manifest.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

/** A running server may be serving dist/client, so the build goes here and is published when it is complete. */
const NEXT_CLIENT = 'dist/next';

/** Chunks that are loaded before any page. */
const OF_ENTRY = /^assets\/(?:rolldown-runtime|framework|base)-/;
const OF_PAGES = /^assets\/(?:rolldown-runtime|framework|base|shared|looks)-/;
/** Chunks that import pages. */
const ENTRY_HOSTS = /^assets\/(?:main|base|home\.page)-/;

const client: BuildOptions = {
  outDir: NEXT_CLIENT,
  manifest: true,
  // One style sheet: the shell links it, and served pages have the rules in use inline (tools/build/write-pages.js).
  cssCodeSplit: false,
  // All engines that can run this build support modulepreload.
  modulePreload: {
    polyfill: false,
    // A script need not preload what is loaded before it.
    resolveDependencies: (_file, files, { hostId, hostType }) => {
      const loaded = ENTRY_HOSTS.test(hostId) ? OF_ENTRY : OF_PAGES;
      return hostType === 'js' ? files.filter((file) => !loaded.test(file)) : files;
    },
  },
  target: 'es2022',
  // Inlined fonts and pictures would make every page larger.
  assetsInlineLimit: 0,
  rolldownOptions: {
    treeshake: {
      // Emotion imports these for a function that we do not call.
      moduleSideEffects: [
        { test: /hoist-non-react-statics|isolated-hnrs|react-is/, sideEffects: false },
      ],
    },
    // A module is in one chunk as a whole. Inlined, each text is only in the chunks that show it.
    optimization: { inlineConst: { mode: 'all' } },
    output: {
      // Seven characters of the hash are enough, and the worker contains every file name with its incompressible hash.
      chunkFileNames: ({ facadeModuleId }) => {
        const page = /\/src\/pages\/([^/]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
        return page ? `assets/${page}.page-[hash:7].js` : 'assets/[name]-[hash:7].js';
      },
      entryFileNames: 'assets/main-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: { groups: chunkGroups },
    },
  },
};

/** Bundle that renders pages to HTML: home at the end of the build, the others in a thread of the server. */
const prerender: BuildOptions = {
  ssr: true,
  outDir: 'dist/prerender',
  rolldownOptions: {
    input: { prerender: 'src/prerender.tsx', 'render-thread': 'tools/build/render-thread.js' },
  },
  target: 'node20',
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    reactNames(),
    homePictures(),
    firstFrame(),
    themeVariables(),
    classConstants(),
    compactFoods(),
    inlineIcon(),
    pageLanguage(),
    shellPage(),
    pageFiles(NEXT_CLIENT),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest,
      // A proxy that has its own sign-in requires its cookie for the manifest too.
      useCredentials: true,
      // Icons are needed when the app is installed, which requires a connection. The plugin always adds the manifest
      // itself.
      includeManifestIcons: false,
      injectManifest: {
        // A library's imports on demand are inlined without the helper that preloads files, which a worker cannot run.
        rollupFormat: 'iife',
        target: 'es2022',
        globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icons/simmer-192.png', 'sounds/*.flac'],
        // Offline, the shell answers every navigation, so index.html is not precached. Other fonts load when a page
        // needs them, and the worker caches its background sender itself.
        globIgnores: [
          'index.html',
          'background-sender.js',
          '**/*-{latin-ext,vietnamese}-*.woff2',
          // This page and this dialog are useless without the server.
          '**/moderation.page-*.js',
          '**/household-dialog-*.js',
          // The reader of foreign recipes is large. The page of the cookbook fetches it beforehand.
          '**/import-worker-*.js',
          // Only used by the system when the app is installed.
          'icons/simmer-monochrome.svg',
        ],
        manifestTransforms: [
          (entries) => {
            const pictures = toHomePictureFiles().map((url) => ({ url, size: 0, revision: null }));
            const files = entries.map(({ url, size, revision }) => ({
              url,
              size,
              // Six characters distinguish two versions of a file and keep the worker small.
              revision: revision?.slice(0, 6) ?? null,
            }));
            const manifest = [...files, ...pictures];
            return { manifest, warnings: [] };
          },
        ],
        maximumFileSizeToCacheInBytes: 3e6,
      },
    }),
  ],
  ...resolveTexts,
  resolve: { ...resolveTexts.resolve, alias: modernPackages },
  worker: { plugins: () => [compactFoods()] },
  css: { modules: { generateScopedName: toClassName } },
  build: isSsrBuild ? prerender : client,
  server: { proxy: { '/api': api, '/media': api } },
}));
