import { dish, side } from '../../kit/dish.ts';
import { put, rows } from '../../kit/layouts/few.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { board, cup } from '../../kit/vessels/tableware.ts';

export const picture = dish('tiramisu', {
  layout: 'layers',
  cloth: 'dots/slate',
  vessel: board('oak', { size: 246, ratio: 1.44 }),
  at: [394, 366],
  food: [
    put('tiramisu', [-0.04, -0.02], { size: 0.72 }),
    rows('biscuitRound', [9], { at: [-0.04, 0.16], gap: [0.205, 0], scale: 0.56, palette: ['#B27C44', '#9E6A34', '#C08C54'] }),
    rows('biscuitRound', [9], { at: [-0.04, 0.46], gap: [0.205, 0], scale: 0.56, palette: ['#A8723C', '#98622E', '#B8844C'] }),
    dust(['#2E1408', '#6A4024', '#1E0C04'], 420, { at: [-0.04, -0.4], reach: 0.27, size: [1, 2.8] }),
    put('savoiardi', [[[0.86, 0.66], -14]], { scale: 1.4 }),
  ],
  sides: {
    E: { ...side(cup('white', { size: 104, ear: 40 }), [pool('soy', { sheen: 0.7, drops: 14, drop: '#B4742C' })]), at: [862, 270] },
  },
  props: { ESE: { food: 'savoiardi', count: 2, scale: 1.25, turn: -20 } },
});
