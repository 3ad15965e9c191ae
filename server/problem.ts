import type { Problem as ProblemBody } from '../contract/problem.ts';
import { type NamedCode, toInvalidCode, toProblemCode } from '../contract/problem-codes.ts';

interface More {
  /** For a kind that neither status nor sentence tells. */
  code?: NamedCode;
  /** What is wrong with single fields. */
  details?: readonly { msg: string; path?: string }[];
  /** Seconds after which another try makes sense: the answer's `Retry-After`. */
  retryAfter?: number;
  cause?: Error;
}

/**
 * Thrown by routes and rules. The error exit turns it into the one shape of errors, with a code for each sentence, and
 * logs its `cause`.
 */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly retryAfter: number | undefined;

  constructor(status: number, error: string, { code, details, retryAfter, cause }: More = {}) {
    super(error, { cause });
    this.name = 'Problem';
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = {
      error,
      ...(details && { details: details.map((each) => ({ ...each, ...toInvalidCode(each.msg) })) }),
      ...(code ? { code } : toProblemCode(status, error)),
    };
  }
}
