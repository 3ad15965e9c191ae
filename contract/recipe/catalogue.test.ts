import { expect, test } from 'vitest';
import { toCatalogueOrder } from './catalogue.ts';

test('lists cuisines once, in catalogue order, then unknown ones by name', () => {
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
