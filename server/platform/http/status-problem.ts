import { Problem } from '#server/platform/problem.ts';
import * as httpErrorTexts from '#texts/http-errors.ts';

const TEXTS: Record<number, string> = {
  400: httpErrorTexts.unreadable,
  404: httpErrorTexts.notFound,
  408: httpErrorTexts.tooSlow,
  413: httpErrorTexts.tooLarge,
  414: httpErrorTexts.addressTooLong,
  415: httpErrorTexts.wrongType,
  431: httpErrorTexts.headersTooLarge,
  503: httpErrorTexts.shuttingDown,
};

export function createStatusProblem(status: number): Problem {
  const text = status < 500 ? httpErrorTexts.refused : httpErrorTexts.broken;
  return new Problem(status, TEXTS[status] ?? text);
}
