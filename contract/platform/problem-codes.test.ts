import { expect, it } from 'vitest';
import * as accountTexts from '#texts/account.ts';
import { INVALID, toInvalidCode, toProblemCode } from './problem-codes.ts';

it('gives every error text its own code', () => {
  const texts = Object.values(INVALID).map(([text]) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

it('returns each number of a text as a param', () => {
  expect(toInvalidCode(accountTexts.nameTooShort)).toEqual({
    code: 'name_too_short',
    params: { min: 2 },
  });
});

it.each([
  [400, 'invalid'],
  [401, 'unauthorised'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [413, 'too_large'],
  [415, 'unsupported_type'],
  [422, 'invalid'],
  [429, 'rate_limited'],
  [500, 'failed'],
  [503, 'unavailable'],
])('a %i without a specific code is %s', (status, code) => {
  expect(toProblemCode(status, 'Some sentence')).toEqual({ code });
});
