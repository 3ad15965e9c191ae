import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import {
  AisleOrderBody,
  FiledBody,
  List,
  ListBody,
  ListChanges,
  Lists,
  NeedsBody,
  RemovalsBody,
  TicksBody,
} from './schema.ts';

/** The lists of the member and of their household. */
export const listLists = defineEndpoint({
  method: 'GET',
  path: '/lists',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: Lists,
  statuses: [200],
  writes: false,
});

export const createList = defineEndpoint({
  method: 'POST',
  path: '/lists',
  access: 'member',
  limit: 'lists',
  body: ListBody,
  query: null,
  response: v.object({ list: List }),
  // 200 if the member already has a list with this id, for example after a retry.
  statuses: [200, 201],
  writes: true,
});

/** Returns the whole list, or its changes since the cursor `since` of an earlier response. */
export const getList = defineEndpoint({
  method: 'GET',
  path: '/lists/:listId',
  access: 'member',
  limit: null,
  body: null,
  query: v.object({ since: v.optional(v.string()) }),
  response: ListChanges,
  statuses: [200],
  writes: false,
});

/** Adds needs once by their id. A need that was removed stays removed. */
export const addNeeds = defineEndpoint({
  method: 'POST',
  path: '/lists/:listId/needs',
  access: 'member',
  limit: 'lists',
  body: NeedsBody,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

export const removeNeeds = defineEndpoint({
  method: 'POST',
  path: '/lists/:listId/removals',
  access: 'member',
  limit: 'lists',
  body: RemovalsBody,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

/** The later tick of a need wins. Of two at the same time, the one that says bought wins. */
export const setTicks = defineEndpoint({
  method: 'PUT',
  path: '/lists/:listId/ticks',
  access: 'member',
  limit: 'lists',
  body: TicksBody,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

export const setAisle = defineEndpoint({
  method: 'PUT',
  path: '/lists/:listId/aisles',
  access: 'member',
  limit: 'lists',
  body: FiledBody,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

export const setAisleOrder = defineEndpoint({
  method: 'PUT',
  path: '/lists/:listId/aisle-order',
  access: 'member',
  limit: 'lists',
  body: AisleOrderBody,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});
