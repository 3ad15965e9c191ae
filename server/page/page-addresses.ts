import { toCanonicalPath } from '#contract/page/canonical-path.ts';
import { PLAIN_PAGES } from '#contract/page/plain-pages.ts';
import { API_BASE } from '#contract/platform/api-base.ts';
import * as pageTexts from '#texts/page.ts';

const SERVED_WITH_HEAD: ReadonlySet<string> = new Set(['/profile/$userId', '/post/$postId']);

const DESCRIPTIONS: Record<(typeof PLAIN_PAGES)[number][0], string> = {
  '/login': pageTexts.aboutLogin,
  '/register': pageTexts.aboutRegister,
  '/forgot-password': pageTexts.aboutForgotPassword,
  '/reset-password': pageTexts.aboutResetPassword,
  '/verify-email': pageTexts.aboutVerifyEmail,
  '/profile': pageTexts.aboutProfile,
  '/profile/storage': pageTexts.aboutStorage,
  '/profile/diet': pageTexts.aboutDiet,
  '/list': pageTexts.aboutList,
  '/what-can-i-cook': pageTexts.aboutWhatCanICook,
  '/cookbook': pageTexts.aboutCookbook,
  '/cookbook/new': pageTexts.aboutNewRecipe,
  '/cookbook/$recipeId': pageTexts.aboutOwnRecipe,
  '/cookbook/$recipeId/edit': pageTexts.aboutNewRecipe,
  '/cookbook/$recipeId/cook': pageTexts.aboutOwnRecipe,
  '/notifications': pageTexts.aboutNotifications,
  '/moderation': pageTexts.aboutModeration,
  '/continue': pageTexts.aboutContinueCooking,
  '/profile/$userId': pageTexts.aboutMember,
  '/community': pageTexts.aboutCommunity,
  '/create-post': pageTexts.aboutCreatePost,
  '/post/$postId': pageTexts.aboutPost,
  '/post/$postId/cook': pageTexts.aboutPost,
  '/callback': pageTexts.aboutCallback,
  '/status': pageTexts.aboutStatus,
  '/upload-demo': pageTexts.aboutUploadDemo,
  '/profile-upload-demo': pageTexts.aboutProfileUploadDemo,
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
