import * as v from 'valibot';

export const Params = v.record(v.string(), v.union([v.string(), v.number()]));
export type ProblemParams = v.InferOutput<typeof Params>;

/**
 * The one shape of every error under /api: sentences of the specification, and beside each a code of `problem-codes.ts`
 * with the figures in the sentence. A code may be missing, since a server of another version may have answered.
 */
export const Problem = v.object({
  error: v.string(),
  details: v.optional(
    v.array(
      v.object({
        msg: v.string(),
        path: v.optional(v.string()),
        code: v.optional(v.string()),
        params: v.optional(Params),
      }),
    ),
  ),
  code: v.optional(v.string()),
  params: v.optional(Params),
});
export type Problem = v.InferOutput<typeof Problem>;

/** The same as a client reads it: specification 8 has a sentence for an answer that lacks any of it. */
export const ErrorBody = v.object({
  error: v.fallback(v.string(), ''),
  details: v.fallback(Problem.entries.details, undefined),
  code: v.fallback(Problem.entries.code, undefined),
  params: v.fallback(Problem.entries.params, undefined),
});
