import type { Problem as ProblemBody } from '#contract/platform/problem.ts';
import { type NamedCode, toInvalidCode, toProblemCode } from '#contract/platform/problem-codes.ts';

interface More {
  /** Needed only if status and text do not determine it. */
  code?: NamedCode;
  details?: readonly { msg: string; path?: string }[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: Error;
  current?: ProblemBody['current'];
}

/**
 * An error that routes and rules throw. The error handler sends it as the error body of the contract, with a code,
 * and logs its `cause`.
 */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    error: string,
    { code, details, retryAfter, cause, current }: More = {},
  ) {
    super(error, { cause });
    this.name = 'Problem';
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = {
      error,
      ...(details && { details: details.map((each) => ({ ...each, ...toInvalidCode(each.msg) })) }),
      ...(code ? { code } : toProblemCode(status, error)),
      ...(current && { current }),
    };
  }
}
