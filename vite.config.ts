import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { homePictures, toHomePictureFiles } from './scripts/home-pictures.ts';
import { webManifest } from './scripts/web-manifest.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [
    react(),
    homePictures(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest,
      injectManifest: {
        target: 'es2022',
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest}', 'icons/simmer-192.png'],
        // Letters beyond Latin are fetched where they are met.
        globIgnores: ['**/*-latin-ext-*.woff2', '**/*-vietnamese-*.woff2'],
        additionalManifestEntries: toHomePictureFiles().map((url) => ({ url, revision: null })),
        maximumFileSizeToCacheInBytes: 3e6,
      },
    }),
  ],
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    // Fonts and pictures stay files: as data they would weigh down every page.
    assetsInlineLimit: 0,
    rollupOptions: { input: ['index.html', 'shell.html'] },
  },
  server: { proxy: { '/api': api, '/media': api } },
});
