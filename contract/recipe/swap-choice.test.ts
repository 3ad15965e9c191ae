import { expect, test } from 'vitest';
import { SUBSTITUTE_KINDS } from './substitute-kinds.ts';
import {
  findSwapChoice,
  toSwapChoice,
  toSwapIndex,
  toSwapKind,
  withSwapChoice,
} from './swap-choice.ts';

test('a bare place means the default, as in older device data', () => {
  expect([toSwapChoice(9), toSwapIndex(9), toSwapKind(9)]).toEqual([9, 9, undefined]);
});

test.each(SUBSTITUTE_KINDS)('a choice of %s is read back', (kind) => {
  const choice = toSwapChoice(15, kind);
  expect([toSwapIndex(choice), toSwapKind(choice)]).toEqual([15, kind]);
});

test('sets one choice per ingredient and keeps the others', () => {
  const chosen = toSwapChoice(2, 'low-sodium');
  const choices = withSwapChoice(new Set([2, 9]), 2, chosen);
  expect(choices).toEqual(new Set([9, chosen]));
  expect([findSwapChoice(choices, 2), findSwapChoice(choices, 3)]).toEqual([chosen, undefined]);
  expect(withSwapChoice(choices, 2, undefined)).toEqual(new Set([9]));
});
