import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a phone reads when Simmer is put on its home screen. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Simmer',
  short_name: 'Simmer',
  description: 'Recipes with their story, cooked step by step with or without a connection.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  dir: 'ltr',
  // A shortcut or a link takes the open window along instead of opening a second one.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  background_color: '#FBE7D2',
  theme_color: '#FF6B35',
  categories: ['food', 'lifestyle'],
  shortcuts: [
    { name: 'Continue cooking', url: '/continue' },
    { name: 'All recipes', url: '/all-recipes' },
    { name: 'Community', url: '/community' },
  ],
  icons: [
    { src: '/icons/simmer-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/simmer-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: '/icons/simmer-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
    {
      src: '/icons/simmer-monochrome.svg',
      sizes: 'any',
      type: 'image/svg+xml',
      purpose: 'monochrome',
    },
  ],
};
