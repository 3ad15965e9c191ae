import type { Endpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import * as accountLinks from './endpoints/account-links.ts';
import * as apiDocument from './endpoints/api-document.ts';
import * as blockedPeople from './endpoints/blocked-people.ts';
import * as blocks from './endpoints/blocks.ts';
import * as browserFaults from './endpoints/browser-faults.ts';
import * as comments from './endpoints/comments.ts';
import * as cooks from './endpoints/cooks.ts';
import * as events from './endpoints/events.ts';
import { exportEverything } from './endpoints/export.ts';
import * as health from './endpoints/health.ts';
import * as hiddenPostList from './endpoints/hidden-post-list.ts';
import * as hiddenPosts from './endpoints/hidden-posts.ts';
import * as insights from './endpoints/insights.ts';
import * as keptRecipes from './endpoints/marked-recipes.ts';
import * as moderation from './endpoints/moderation.ts';
import * as music from './endpoints/music.ts';
import * as notifications from './endpoints/notifications.ts';
import * as notificationsRead from './endpoints/notifications-read.ts';
import * as people from './endpoints/people.ts';
import * as posts from './endpoints/posts.ts';
import * as push from './endpoints/push.ts';
import * as pushSettings from './endpoints/push-settings.ts';
import * as recipeNotes from './endpoints/recipe-notes.ts';
import * as recipes from './endpoints/recipes.ts';
import * as reports from './endpoints/reports.ts';
import * as sessions from './endpoints/sessions.ts';
import * as tips from './endpoints/tips.ts';
import * as uploads from './endpoints/uploads.ts';

/** All endpoints, for the server and for tests. Page and worker import single ones, to load only the schemas in use. */
export const api = {
  ...health,
  ...apiDocument,
  ...recipes,
  ...insights,
  ...music,
  ...account,
  ...accountLinks,
  ...sessions,
  ...keptRecipes,
  ...recipeNotes,
  ...people,
  ...posts,
  ...comments,
  ...blocks,
  ...blockedPeople,
  ...hiddenPosts,
  ...hiddenPostList,
  ...reports,
  ...cooks,
  ...moderation,
  ...tips,
  ...notifications,
  ...notificationsRead,
  ...events,
  exportEverything,
  ...uploads,
  ...push,
  ...pushSettings,
  ...browserFaults,
} satisfies Record<string, Endpoint>;
