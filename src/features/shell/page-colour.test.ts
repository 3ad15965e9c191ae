import { expect, it } from 'vitest';
import { toPageColour } from './page-colour.ts';

it.each([
  ['/', '#FF6B35'],
  ['/login', '#FF6B35'],
  ['/register', '#FF6B35'],
  ['/cuisine/asian', '#B92B1C'],
  ['/cuisine/mexican', '#0E6B54'],
  ['/all-recipes', '#FBE7D2'],
  ['/recipe/ramen/cook', '#FBE7D2'],
])('the browser bar over %s is %s', (address, colour) => {
  expect(toPageColour(address)).toBe(colour);
});
