import * as v from 'valibot';

/**
 * GET /health: 200 while the database takes a write and the disk of the uploads can be written, else 503 with `status: 'down'`. `uptime`
 * in whole seconds.
 */
export const Health = v.object({
  status: v.picklist(['ok', 'down']),
  version: v.string(),
  database: v.picklist(['ok', 'down']),
  uptime: v.number(),
});
export type Health = v.InferOutput<typeof Health>;
