import { PLAIN_PAGES } from '../../contract/paths.ts';

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
 * Pages that exist always (specification 2), unlike those of a recipe, a person or a post: a 200 with the shell. Every other
 * URL is a 404 with the shell.
 */
export const SERVED_PLAIN = PLAIN_PAGES.filter(([pattern]) => !SERVED_WITH_HEAD.has(pattern)).map(
  ([pattern, name]) => ({
    path: pattern.replace('$', ':'),
    name,
    description: DESCRIPTIONS[pattern],
  }),
);

/** A missing file must not be answered with HTML, which would be run and cached as a script. */
export function isFile(path: string): boolean {
  return /^\/(assets|media)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path);
}
