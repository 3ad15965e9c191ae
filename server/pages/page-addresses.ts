import { pagePaths } from '../../contract/paths.ts';

/**
 * Pages that say nothing of a recipe (specification 2): a served 200 with the shell. Recipe and cuisine pages are
 * elsewhere, as they may not be there; every other address is a 404 with the shell.
 */
export const PLAIN_PAGES: Record<string, { name: string; description: string }> = {
  [pagePaths.search]: {
    name: 'Search',
    description: 'Find a dish by name, ingredient or cuisine.',
  },
  '/login': { name: 'Sign In', description: 'Sign in to your kitchen.' },
  '/register': { name: 'Create Account', description: 'Join the table: save, cook and share.' },
  '/profile': { name: 'My Profile', description: 'Your favorites and saved recipes.' },
  '/profile/:id': { name: 'Profile', description: 'What this cook has shared.' },
  [pagePaths.community]: {
    name: 'Community',
    description: 'What others cooked, learned and want to tell.',
  },
  '/create-post': { name: 'Create Post', description: 'Share a recipe or a story.' },
  '/post/:id': { name: 'Post', description: 'A post of the community.' },
  '/callback': { name: 'Music', description: 'Back from signing in to the music service.' },
  '/status': { name: 'Status', description: 'Whether the service is well.' },
  '/upload-demo': { name: 'Image Upload', description: 'Try the upload of an image.' },
  '/profile-upload-demo': {
    name: 'Profile Image Upload',
    description: 'Try the upload of a profile image.',
  },
};
