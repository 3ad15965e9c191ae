import * as v from 'valibot';

/** 200 while the database and the uploads disk accept writes, else 503 and `down`. `uptime` is in whole seconds. */
export const Health = v.object({
  status: v.picklist(['ok', 'down']),
  version: v.string(),
  database: v.picklist(['ok', 'down']),
  uptime: v.number(),
});
export type Health = v.InferOutput<typeof Health>;
