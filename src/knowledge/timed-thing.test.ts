import { expect, test } from 'vitest';
import { toTimedThing } from './timed-thing.ts';

test.each([
  ['Toast the peppercorns', 'Peppercorns'],
  ['Slip in the eggs', 'Eggs'],
  ['Simmer a light stock', 'Light stock'],
  ['Push the pork to the side', 'Pork'],
  ['Toast the spices until fragrant', 'Spices'],
  ['Bake until blistered', 'Bake until blistered'],
  ['Steam under the lid', 'Steam under the lid'],
  ['Rest', 'Rest'],
])('the timer of the step “%s” is called “%s”', (title, thing) => {
  expect(toTimedThing(title)).toBe(thing);
});
