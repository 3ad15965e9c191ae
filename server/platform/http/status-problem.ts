import { Problem } from '#server/platform/problem.ts';
import * as httpTexts from '#texts/http.ts';

const TEXTS: Record<number, string> = {
  400: httpTexts.unreadable,
  404: httpTexts.notFound,
  408: httpTexts.tooSlow,
  413: httpTexts.tooLarge,
  414: httpTexts.addressTooLong,
  415: httpTexts.wrongType,
  431: httpTexts.headersTooLarge,
  503: httpTexts.shuttingDown,
};

export function createStatusProblem(status: number): Problem {
  const text = status < 500 ? httpTexts.refused : httpTexts.broken;
  return new Problem(status, TEXTS[status] ?? text);
}
