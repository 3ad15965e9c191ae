import { Problem } from '../problem.ts';

const TEXTS: Record<number, string> = {
  400: 'The request could not be read',
  404: 'Not found',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This type of content is not accepted',
  503: 'The server is shutting down',
};

export function createStatusProblem(status: number): Problem {
  const text = status < 500 ? 'The request was refused' : 'Something went wrong on the server';
  return new Problem(status, TEXTS[status] ?? text);
}
