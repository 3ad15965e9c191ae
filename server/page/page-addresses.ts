import { toCanonicalPath } from '#contract/page/canonical-path.ts';
import { PLAIN_PAGES } from '#contract/page/plain-pages.ts';
import { API_BASE } from '#contract/platform/api-base.ts';
import * as pageDescriptionTexts from '#texts/page-descriptions.ts';

const SERVED_WITH_HEAD: ReadonlySet<string> = new Set(['/profile/$userId', '/post/$postId']);

const DESCRIPTIONS: Record<(typeof PLAIN_PAGES)[number][0], string> = {
  '/login': pageDescriptionTexts.login,
  '/register': pageDescriptionTexts.register,
  '/forgot-password': pageDescriptionTexts.forgotPassword,
  '/reset-password': pageDescriptionTexts.resetPassword,
  '/verify-email': pageDescriptionTexts.verifyEmail,
  '/profile': pageDescriptionTexts.profile,
  '/profile/storage': pageDescriptionTexts.storage,
  '/notifications': pageDescriptionTexts.notifications,
  '/moderation': pageDescriptionTexts.moderation,
  '/continue': pageDescriptionTexts.continueCooking,
  '/profile/$userId': pageDescriptionTexts.member,
  '/community': pageDescriptionTexts.community,
  '/create-post': pageDescriptionTexts.createPost,
  '/post/$postId': pageDescriptionTexts.post,
  '/callback': pageDescriptionTexts.callback,
  '/status': pageDescriptionTexts.status,
  '/upload-demo': pageDescriptionTexts.uploadDemo,
  '/profile-upload-demo': pageDescriptionTexts.profileUploadDemo,
};

/**
 * Pages that always exist, unlike those of a recipe, a member or a post. They are a 200 with the shell, and any other
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

/**
 * Returns the address to redirect to if a page was requested under another spelling of its path. `/index.html` is
 * served as a file, because service workers store it under that name.
 */
export function toRedirect(method: string, url: string): string | undefined {
  const [path = '/'] = url.split('?', 1);
  const canonical = toCanonicalPath(path);
  const isPage = ['GET', 'HEAD'].includes(method) && !`${canonical}/`.startsWith(`${API_BASE}/`);
  if (!isPage || canonical === path || isFile(canonical) || path === '/index.html')
    return undefined;
  return canonical + url.slice(path.length);
}
