import * as v from 'valibot';
import { API_HEADER, API_RELEASE } from '#contract/platform/delivery.ts';
import { Problem } from '#contract/platform/problem.ts';
import type { Sender } from './requests.ts';
import type { FuzzAnswer } from './send.ts';
import type { Secret } from './world.ts';

/** Internal details of a server: stack frames, SQL, file paths and names of components. */
const INSIDE =
  /\bat \S+ \(|\.(?:ts|js):\d+|node_modules|\bselect\b.+\bfrom\b|syntax error|relation "|violates|ECONN|EN[O]ENT|\/(?:usr|tmp|etc|var)\/|fastify|postgres/i;

/** Returns the faults of a response to this sender, or an empty list. */
export function findFaults(
  who: Sender,
  method: string,
  { status, headers, text }: FuzzAnswer,
  secrets: readonly Secret[],
): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`a ${status}`);
  if (headers[API_HEADER] !== API_RELEASE) faults.push('not marked as an answer of the API');
  const response = JSON.stringify(headers) + text;
  for (const { what, text: secret, readers } of secrets) {
    if (response.includes(secret) && !readers.includes(who)) faults.push(`${who} reads: ${what}`);
  }
  const hasBody = method !== 'HEAD' && status !== 304;
  if (hasBody && status >= 400) faults.push(...findFaultsOfProblem(text));
  else if (hasBody && !isJson(text)) faults.push('no JSON');
  return faults;
}

function findFaultsOfProblem(text: string): string[] {
  const faults: string[] = [];
  const problem = isJson(text) ? v.safeParse(Problem, JSON.parse(text)) : undefined;
  if (!problem?.success || problem.output.error === '')
    faults.push(`no error of the contract: ${text}`);
  if (INSIDE.test(text)) faults.push(`it tells of the inside: ${text}`);
  return faults;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
