import { pageNames } from '#texts/page-names.ts';
import { pagePaths } from './paths.ts';

/**
 * Address patterns and titles of pages that are the same for everyone until their scripts run. It has its own file,
 * since the bundler would otherwise put part of it into the app, which does not need it.
 */
export const PLAIN_PAGES = [
  [pagePaths.login, pageNames.login],
  [pagePaths.register, pageNames.register],
  [pagePaths.forgotPassword, pageNames.forgotPassword],
  [pagePaths.resetPassword, pageNames.resetPassword],
  [pagePaths.verifyEmail, pageNames.verifyEmail],
  [pagePaths.callback, pageNames.callback],
  [pagePaths.profile, pageNames.profile],
  [pagePaths.uploadDemo, pageNames.uploadDemo],
  [pagePaths.profileUploadDemo, pageNames.profileUploadDemo],
  [pagePaths.status, pageNames.status],
  [pagePaths.storage, pageNames.storage],
  [pagePaths.notifications, pageNames.notifications],
  [pagePaths.moderation, pageNames.moderation],
  [pagePaths.continueCooking, pageNames.continueCooking],
  [pagePaths.createPost, pageNames.createPost],
  ['/profile/$userId', pageNames.member],
  [pagePaths.community, pageNames.community],
  ['/post/$postId', pageNames.post],
] as const;
