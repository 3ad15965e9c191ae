import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { FoodTable } from './food.ts';

/** The whole table of foods. */
export const listFoods = defineEndpoint({
  method: 'GET',
  path: '/foods',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: FoodTable,
  statuses: [200],
  writes: false,
});
