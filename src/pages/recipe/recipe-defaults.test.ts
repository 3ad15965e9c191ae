import { expect, test } from 'vitest';
import { toRecipeFacts, toShortTime } from './recipe-defaults.ts';

test('specification 9: uses the detail defaults', () => {
  const bare = { prepTime: '', cookTime: '', servings: 0, difficulty: '' };
  expect(toRecipeFacts(bare)).toEqual({
    prep: '30 min',
    cook: '45 min',
    servings: 4,
    difficulty: 'Medium',
  });
});

test('shortens times and keeps each number together with its unit', () => {
  expect(toShortTime('1 hours 30 minutes')).toBe('1\u00a0h 30\u00a0min');
  expect(toShortTime('45 minutes')).toBe('45\u00a0min');
  expect(toShortTime('72 hours 30 minutes')).toBe('3\u00a0days');
});
