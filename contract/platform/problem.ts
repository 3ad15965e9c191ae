import * as v from 'valibot';

export const Params = v.record(v.string(), v.union([v.string(), v.number()]));
export type ProblemParams = v.InferOutput<typeof Params>;

/**
 * Shape of every error under /api: an error text for users, with a code of `problem-codes.ts` and the numbers in the
 * text. A server of another version may omit the codes.
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
  /** The stored thing that a stale write conflicts with. */
  current: v.optional(v.record(v.string(), v.unknown())),
});
export type Problem = v.InferOutput<typeof Problem>;

/** A client's lenient version of `Problem`. Each page has a default text for a response that lacks all of it. */
export const ErrorBody = v.object({
  error: v.fallback(v.string(), ''),
  details: v.fallback(Problem.entries.details, undefined),
  code: v.fallback(Problem.entries.code, undefined),
  params: v.fallback(Problem.entries.params, undefined),
  current: v.fallback(Problem.entries.current, undefined),
});
