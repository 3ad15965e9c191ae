import * as v from 'valibot';

export const ProblemCode = v.picklist([
  'exists',
  'id_taken',
  'stale',
  'idempotency_in_progress',
  'idempotency_mismatch',
  'offline_miss',
]);
export type ProblemCode = v.InferOutput<typeof ProblemCode>;

/** The one shape of every error under /api. */
export const Problem = v.object({
  error: v.string(),
  details: v.optional(v.array(v.object({ msg: v.string(), path: v.optional(v.string()) }))),
  code: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof Problem>;
