import * as account from './account/endpoints.ts';
import { exportEverything } from './account/export.ts';
import * as comment from './comment/endpoints.ts';
import * as cookbook from './cookbook/endpoints.ts';
import { exportCookbookRecipe } from './cookbook/export.ts';
import { importCookbookRecipe } from './cookbook/import.ts';
import * as diet from './diet/endpoints.ts';
import * as food from './food/endpoints.ts';
import * as household from './household/endpoints.ts';
import * as list from './list/endpoints.ts';
import * as live from './live/endpoints.ts';
import * as member from './member/endpoints.ts';
import * as moderation from './moderation/endpoints.ts';
import * as notification from './notification/endpoints.ts';
import type { Endpoint } from './platform/endpoint.ts';
import * as post from './post/endpoints.ts';
import * as push from './push/endpoints.ts';
import * as recipe from './recipe/endpoints.ts';
import * as status from './status/endpoints.ts';
import * as tip from './tip/endpoints.ts';
import * as upload from './upload/endpoints.ts';

/** All endpoints, for the server and for tests. Page and worker import single ones, to load only the schemas in use. */
export const api = {
  ...status,
  ...recipe,
  ...account,
  exportEverything,
  ...member,
  ...post,
  ...comment,
  ...moderation,
  ...tip,
  ...diet,
  ...food,
  ...cookbook,
  exportCookbookRecipe,
  importCookbookRecipe,
  ...list,
  ...household,
  ...notification,
  ...live,
  ...upload,
  ...push,
} satisfies Record<string, Endpoint>;
