import { describe, expect, it } from 'vitest';
import { HERB_NAMES } from '../foods/larder.ts';
import type { Traits } from '../traits.ts';
import { readCards } from './cards.ts';
import { type Card, findVarietyProblems } from './variety.ts';

const HERBS = new Set(['basil', 'dill', 'mint', 'sage']);
const LAYOUTS = ['soup', 'rows', 'nest', 'disc', 'tray', 'fried'] as const;
const CLOTHS = [
  'waves/red',
  'tiles/blue',
  'zigzag/green',
  'dots/plum',
  'dots/slate',
  'stars/garnet',
];

/** Returns the n-th dish of a page on which all dishes differ. */
function toCard(n: number, traits: Partial<Traits> = {}, more: Partial<Card> = {}): Card {
  const form = n % 2 === 0 ? 'oval' : 'round';
  return {
    id: `dish-${n}`,
    cuisine: 'thai',
    colour: [n * 40, 100, 60],
    traits: {
      cloth: CLOTHS[n] ?? 'dots/plum',
      vessel: `bowl ${form} ${n}`,
      size: 280,
      form,
      layout: LAYOUTS[n] ?? 'pool',
      foods: ['basil', 'dill', 'mint', 'sage'],
      ...traits,
    },
    ...more,
  };
}

const five = [0, 1, 2, 3, 4].map((n) => toCard(n));
const find = (cards: readonly Card[]): string => findVarietyProblems(cards, HERBS).join('; ');

describe('the pictures of the collection', () => {
  it('follow the rules of variety', async () => {
    expect(findVarietyProblems(await readCards(), HERB_NAMES)).toEqual([]);
  });
});

describe('a page of five different dishes', () => {
  it('has no problems', () => {
    expect(find(five)).toBe('');
  });

  it('may repeat a form after five different ones', () => {
    expect(find([...five, toCard(5, { layout: 'soup' })])).toBe('');
  });

  it.each<[string, Card]>([
    ['a form comes twice', toCard(4, { layout: 'soup' })],
    [
      'differ in less than two',
      toCard(4, { cloth: 'waves/red', vessel: 'bowl oval 0' }, { colour: [0, 100, 60] }),
    ],
    ['a vessel of 340', toCard(4, { size: 340 })],
  ])('is reported otherwise: %s', (problem, card) => {
    expect(find([...five.slice(0, 4), card])).toContain(problem);
  });

  it('requires two fifths of vessels that are not round, four herbs and no cloth on too many dishes', () => {
    const alike = { form: 'round', foods: ['basil'], cloth: 'waves/red' } as const;
    const dull = [0, 1, 2, 3, 4].map((n) => toCard(n, alike));

    expect(find(dull)).toMatch(/0 of 5 vessels.*1 herbs.*waves\/red/);
  });
});
