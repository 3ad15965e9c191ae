import type { ManifestOptions } from 'vite-plugin-pwa';
import { readLanguage } from '#tools/run/language.js';

/** Screenshots made by `tools/pictures/take-pictures.ts`. Phones show them in the install dialog. */
const PHONE = { sizes: '780x1688', form_factor: 'narrow', type: 'image/webp' } as const;
const DESKTOP = { sizes: '1280x800', form_factor: 'wide', type: 'image/webp' } as const;

function toShortcutIcon(name: string) {
  return { src: `/icons/shortcut-${name}.png`, sizes: '96x96', type: 'image/png' };
}

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Simmer',
  short_name: 'Simmer',
  description: 'Recipes with their story, cooked step by step with or without a connection.',
  lang: readLanguage(),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  dir: 'ltr',
  // A shortcut or a link reuses the open window instead of opening a second one.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  background_color: '#FBE7D2',
  theme_color: '#FF6B35',
  categories: ['food', 'lifestyle'],
  shortcuts: [
    { name: 'Continue cooking', url: '/continue', icons: [toShortcutIcon('cooking')] },
    { name: 'Shopping list', url: '/list', icons: [toShortcutIcon('list')] },
    { name: 'All recipes', url: '/all-recipes', icons: [toShortcutIcon('recipes')] },
    { name: 'Community', url: '/community', icons: [toShortcutIcon('community')] },
  ],
  // Text or a link shared from another app starts a post.
  share_target: {
    action: '/create-post',
    method: 'GET',
    // The default value; Chromium warns if it is missing.
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  screenshots: [
    { ...PHONE, src: '/screenshots/home-phone.webp', label: 'Dishes from four kitchens' },
    { ...PHONE, src: '/screenshots/recipe-phone.webp', label: 'A dish, ready to cook' },
    { ...PHONE, src: '/screenshots/cooking-phone.webp', label: 'One step at a time' },
    { ...DESKTOP, src: '/screenshots/home-desktop.webp', label: 'Dishes from four kitchens' },
    { ...DESKTOP, src: '/screenshots/cuisine-desktop.webp', label: 'The dishes of a kitchen' },
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
