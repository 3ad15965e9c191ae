import { expect, test } from 'vitest';
import { toCatalogueOrder } from './catalogue.ts';

test('cuisines come once each, as the catalogue has them, and then by name those it does not know', () => {
  const names = ['Nordic', 'New England', 'Thai', 'Basque', 'Chinese', 'Thai', 'Greek'];
  expect(toCatalogueOrder(names)).toEqual([
    'Chinese',
    'Thai',
    'Greek',
    'New England',
    'Basque',
    'Nordic',
  ]);
});
