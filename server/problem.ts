import type { Problem as ProblemBody } from '../contract/problem.ts';

/** Thrown by routes and rules; the error exit turns it into the one shape of errors, and its `cause` into a line of the log. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  /** Seconds after which another try makes sense: the answer's `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    error: string,
    {
      retryAfter,
      cause,
      ...more
    }: Omit<ProblemBody, 'error'> & { retryAfter?: number; cause?: Error } = {},
  ) {
    super(error, { cause });
    this.name = 'Problem';
    this.status = status;
    this.body = { error, ...more };
    this.retryAfter = retryAfter;
  }
}
