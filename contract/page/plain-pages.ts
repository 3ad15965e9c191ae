import { pagePaths } from './paths.ts';

/**
 * Address patterns and titles of pages that are the same for everyone until their scripts run. It has its own file,
 * since the bundler would otherwise put part of it into the app, which does not need it.
 */
export const PLAIN_PAGES = [
  [pagePaths.login, 'Sign in'],
  [pagePaths.register, 'Create Account'],
  [pagePaths.forgotPassword, 'Forgot password?'],
  [pagePaths.resetPassword, 'Choose a new password'],
  [pagePaths.verifyEmail, 'Confirm your email address'],
  [pagePaths.callback, 'Music sign-in'],
  [pagePaths.profile, 'Your profile'],
  [pagePaths.uploadDemo, 'Upload demo'],
  [pagePaths.profileUploadDemo, 'Profile upload demo'],
  [pagePaths.status, 'Status'],
  [pagePaths.storage, 'Offline storage'],
  [pagePaths.notifications, 'Notifications'],
  [pagePaths.moderation, 'Moderation'],
  [pagePaths.continueCooking, 'Continue cooking'],
  [pagePaths.createPost, 'Create Post'],
  ['/profile/$userId', 'Profile'],
  [pagePaths.community, 'Community'],
  ['/post/$postId', 'Post'],
] as const;
