import type { Problem as ProblemBody } from '../contract/problem.ts';

/** Thrown by routes and rules; the error exit turns it into the one shape of errors. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, error: string, more: Omit<ProblemBody, 'error'> = {}) {
    super(error);
    this.name = 'Problem';
    this.status = status;
    this.body = { error, ...more };
  }
}
