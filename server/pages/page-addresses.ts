import { PLAIN_PAGES } from '../../contract/paths.ts';

/** They have a head of their own. */
const SERVED_WITH_HEAD: ReadonlySet<string> = new Set(['/profile/$userId', '/post/$postId']);

const DESCRIPTIONS: Record<(typeof PLAIN_PAGES)[number][0], string> = {
  '/login': 'Sign in to your kitchen.',
  '/register': 'Join the table: save, cook and share.',
  '/profile': 'Your favorites and saved recipes.',
  '/profile/storage': 'What opens without a connection on this device.',
  '/continue': 'Back to the dish on the stove.',
  '/profile/$userId': 'What this cook has shared.',
  '/community': 'What others cooked, learned and want to tell.',
  '/create-post': 'Share a recipe or a story.',
  '/post/$postId': 'A post of the community.',
  '/callback': 'Back from signing in to the music service.',
  '/status': 'Whether the service is well.',
  '/upload-demo': 'Try the upload of an image.',
  '/profile-upload-demo': 'Try the upload of a profile image.',
};

/**
 * Pages that say nothing of a recipe, a person or a post (specification 2): a served 200 with the shell. The pages of those are
 * elsewhere, as they may not be there; every other address is a 404 with the shell.
 */
export const SERVED_PLAIN = PLAIN_PAGES.filter(([pattern]) => !SERVED_WITH_HEAD.has(pattern)).map(
  ([pattern, name]) => ({
    path: pattern.replace('$', ':'),
    name,
    description: DESCRIPTIONS[pattern],
  }),
);

/** A missing file must be a 404 that nobody takes for a page, or HTML is run as a script and kept as one. */
export function isFile(path: string): boolean {
  return /^\/(assets|media)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path);
}
