import * as account from './account/endpoints.ts';
import * as accountLinks from './account/endpoints.ts';
import * as sessions from './account/endpoints.ts';
import { exportEverything } from './account/export.ts';
import * as comments from './comment/endpoints.ts';
import * as events from './live/endpoints.ts';
import * as blockedPeople from './member/endpoints.ts';
import * as blocks from './member/endpoints.ts';
import * as people from './member/endpoints.ts';
import * as moderation from './moderation/endpoints.ts';
import * as reports from './moderation/endpoints.ts';
import * as notifications from './notification/endpoints.ts';
import * as notificationsRead from './notification/endpoints.ts';
import type { Endpoint } from './platform/endpoint.ts';
import * as cooks from './post/endpoints.ts';
import * as hiddenPostList from './post/endpoints.ts';
import * as hiddenPosts from './post/endpoints.ts';
import * as posts from './post/endpoints.ts';
import * as push from './push/endpoints.ts';
import * as pushSettings from './push/endpoints.ts';
import * as insights from './recipe/endpoints.ts';
import * as keptRecipes from './recipe/endpoints.ts';
import * as music from './recipe/endpoints.ts';
import * as recipeNotes from './recipe/endpoints.ts';
import * as recipes from './recipe/endpoints.ts';
import * as apiDocument from './status/endpoints.ts';
import * as browserFaults from './status/endpoints.ts';
import * as health from './status/endpoints.ts';
import * as tips from './tip/endpoints.ts';
import * as uploads from './upload/endpoints.ts';

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
