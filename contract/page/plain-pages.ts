import * as pageTexts from '#texts/page.ts';
import { pagePaths } from './paths.ts';

/**
 * Address patterns and titles of pages that are the same for everyone until their scripts run. It has its own file,
 * since the bundler would otherwise put part of it into the app, which does not need it.
 */
export const PLAIN_PAGES = [
  [pagePaths.login, pageTexts.pageNames.login],
  [pagePaths.register, pageTexts.pageNames.register],
  [pagePaths.forgotPassword, pageTexts.pageNames.forgotPassword],
  [pagePaths.resetPassword, pageTexts.pageNames.resetPassword],
  [pagePaths.verifyEmail, pageTexts.pageNames.verifyEmail],
  [pagePaths.callback, pageTexts.pageNames.callback],
  [pagePaths.profile, pageTexts.pageNames.profile],
  [pagePaths.uploadDemo, pageTexts.pageNames.uploadDemo],
  [pagePaths.profileUploadDemo, pageTexts.pageNames.profileUploadDemo],
  [pagePaths.status, pageTexts.pageNames.status],
  [pagePaths.storage, pageTexts.pageNames.storage],
  [pagePaths.diet, pageTexts.pageNames.diet],
  [pagePaths.list, pageTexts.pageNames.list],
  [pagePaths.whatCanICook, pageTexts.pageNames.whatCanICook],
  [pagePaths.cookbook, pageTexts.pageNames.cookbook],
  [pagePaths.newRecipe, pageTexts.pageNames.newRecipe],
  ['/cookbook/$recipeId', pageTexts.pageNames.ownRecipe],
  ['/cookbook/$recipeId/edit', pageTexts.pageNames.editRecipe],
  ['/cookbook/$recipeId/cook', pageTexts.pageNames.cookOwnRecipe],
  [pagePaths.notifications, pageTexts.pageNames.notifications],
  [pagePaths.moderation, pageTexts.pageNames.moderation],
  [pagePaths.continueCooking, pageTexts.pageNames.continueCooking],
  [pagePaths.createPost, pageTexts.pageNames.createPost],
  ['/profile/$userId', pageTexts.pageNames.member],
  [pagePaths.community, pageTexts.pageNames.community],
  ['/post/$postId', pageTexts.pageNames.post],
  ['/post/$postId/cook', pageTexts.pageNames.cookOwnRecipe],
] as const;
