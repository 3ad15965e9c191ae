import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ReportBody } from '#contract/moderation/report.ts';
import { Problem } from '#server/platform/problem.ts';
import { readBody } from './read-body.ts';

test('[T-http-3] never repeats the values of the request in an error', () => {
  const sent = { kind: 'canary', id: 7, reason: { canary: true }, text: ['canary'] };
  const read = () => readBody(ReportBody, sent);
  expect(read).toThrow(Problem);
  const refusal = v.parse(v.instance(Problem), catchFrom(read)).body;
  expect(JSON.stringify(refusal)).not.toContain('canary');
  expect(refusal).toMatchObject({ error: 'Validation failed', code: 'invalid' });
  expect(refusal.details?.map(({ path }) => path)).toEqual(['kind', 'id', 'reason', 'text']);
});

function catchFrom(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
