import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { plate } from '../../vessels/tableware.ts';

const SPOTS = [
  [0, -0.75],
  [-0.31, -0.4],
  [0.31, -0.4],
  [-0.62, -0.04],
  [0, -0.04],
  [0.62, -0.04],
  [-0.31, 0.32],
  [0.31, 0.32],
  [0, 0.67],
] as const;

export const picture = dish('baklava', {
  layout: 'parcels',
  cloth: 'tiles/blue',
  vessel: plate('white', { form: 'oval', size: 288, ratio: 1.34, bands: ['#1F6A68', '#B5301F'] }),
  shade: '#5A2A08',
  food: SPOTS.flatMap((spot) => [put('baklavaDiamond', spot, { size: 0.4 }), heap('pistachioCrumb', 100, spot, 0.15, { stretch: 1.9, apart: 0.5 })]).concat(
    strew('pistachioCrumb', 50, { to: 0.9 }),
  ),
});
