import type { FastifyInstance } from 'fastify';
import { listFoods } from '#contract/food/endpoints.ts';
import { FOODS } from '#contract/food/foods.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { toHash } from '#server/platform/http/etag.ts';
import { JSON_TYPE, type SendText } from '#server/platform/http/send-text.ts';
import { withPlurals } from './plurals.ts';

/** Adds `GET /foods`. The table is part of the app, so its text never changes while the server runs. */
export function addFoodRoutes(app: FastifyInstance, sendText: SendText): void {
  const body = JSON.stringify(FOODS.map(withPlurals));
  const text = { body, hash: toHash(body), type: JSON_TYPE, isLasting: true };
  addEndpoint(app, listFoods, async ({ request, reply }) => sendText(request, reply, text));
}
