import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('rice-and-peas', {
  layout: 'bed',
  cloth: 'madras/mango',
  vessel: pan('steel', { size: 290, loops: [0, 180] }),
  at: [480, 362],
  shade: '#5A2A14',
  food: [
    bed('beanRed', { density: 0.85 }),
    strew('kidneyBean', 80, { to: 0.92, apart: 1.6, scale: 1.08 }),
    put(
      'thyme',
      [
        [[-0.34, -0.2], 40],
        [[-0.26, -0.3], 20],
        [[0.36, 0.26], -20],
        [[0.3, 0.36], -46],
      ],
      { size: 0.26 },
    ),
    put('scotchBonnet', [0, 0.02], { size: 0.19, palette: ['#E8501C'] }),
  ],
});
