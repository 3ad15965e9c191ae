import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { toClassName } from './scripts/build/class-names.ts';
import { firstFrame } from './scripts/build/first-frame.ts';
import { homePictures, toHomePictureFiles } from './scripts/build/home-pictures.ts';
import { inlineIcon } from './scripts/build/inline-icon.ts';
import { isLateFile, isLateSource, listLateFiles } from './scripts/build/late-files.ts';
import { writeLateList } from './scripts/build/late-list.ts';
import { listEntries, readManifest } from './scripts/build/manifest.ts';
import { pageFiles } from './scripts/build/page-files.ts';
import { shellPage } from './scripts/build/shell-page.ts';
import { webManifest } from './scripts/build/web-manifest.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

/** Built beside the client that a running server may be serving, and carried over when it is whole. */
const NEXT_CLIENT = 'dist/next';

/** The app as the browser gets it. */
const client: BuildOptions = {
  outDir: NEXT_CLIENT,
  manifest: true,
  // One sheet, which stands in the pages themselves (scripts/build/first-frame.ts).
  cssCodeSplit: false,
  // Every engine that runs this build knows modulepreload.
  modulePreload: {
    polyfill: false,
    // What a part needs is named in the script of every page, so that it comes beside the part itself. For late parts that
    // is not worth its weight: they say so themselves, one step later.
    resolveDependencies: (file, needed) => (/\.late-/.test(file) ? [] : needed),
  },
  target: 'es2022',
  // Fonts and pictures stay files: as data they would weigh down every page.
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      // The worker carries every name, and a hash cannot be packed: seven letters are enough.
      chunkFileNames: ({ facadeModuleId }) =>
        isLateSource(facadeModuleId ?? '')
          ? 'assets/[name].late-[hash:7].js'
          : 'assets/[name]-[hash:7].js',
      entryFileNames: 'assets/main-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: { groups: chunkGroups },
    },
  },
};

/** What renders pages as HTML: home's at the end of the build, the others in a thread of the server. */
const prerender: BuildOptions = {
  ssr: true,
  outDir: 'dist/prerender',
  rolldownOptions: {
    input: { prerender: 'src/prerender.tsx', 'render-thread': 'scripts/build/render-thread.js' },
  },
  target: 'node20',
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    homePictures(),
    firstFrame(),
    inlineIcon(),
    shellPage(),
    pageFiles(NEXT_CLIENT),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest,
      // Behind a proxy with its own sign-in the manifest needs the proxy's cookie.
      useCredentials: true,
      // They are asked for where an app is installed: with a connection. The manifest itself the plugin adds unasked.
      includeManifestIcons: false,
      injectManifest: {
        target: 'es2022',
        globPatterns: ['**/*.{js,html,woff2,svg}', 'icons/simmer-192.png', 'sounds/*.wav'],
        // Offline every address gets the shell; letters beyond Latin are fetched where they are met. The worker itself keeps
        // its background sender.
        globIgnores: [
          'index.html',
          'background-sender.js',
          '**/*-latin-ext-*.woff2',
          // Only the system draws it, when the app is installed.
          'icons/simmer-monochrome.svg',
        ],
        manifestTransforms: [
          (entries) => {
            const built = readManifest(NEXT_CLIENT);
            const shell = readFileSync(`${NEXT_CLIENT}/shell.html`, 'utf8');
            const late = listLateFiles(built, listEntries(built, shell));
            const kept = writeLateList(NEXT_CLIENT, entries, late);
            const files = kept.map(({ url, size, revision }) => ({
              url,
              size,
              // Long enough to tell two versions of a file apart, and the worker is weighed.
              revision: revision?.slice(0, 6) ?? null,
            }));
            const pictures = toHomePictureFiles().map((url) => ({ url, size: 0, revision: null }));
            const manifest = [...files, ...pictures].map((entry) =>
              isLateFile(entry.url) ? Object.assign(entry, { late: true }) : entry,
            );
            return { manifest, warnings: [] };
          },
        ],
        maximumFileSizeToCacheInBytes: 3e6,
      },
    }),
  ],
  css: { modules: { generateScopedName: toClassName } },
  build: isSsrBuild ? prerender : client,
  server: { proxy: { '/api': api, '/media': api } },
}));
