import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('wiener-schnitzel', {
  layout: 'fried',
  cloth: 'stripes/red',
  vessel: plate('white', { form: 'oval', size: 292, ratio: 1.42, bands: ['#3F7A4A'] }),
  at: [480, 366],
  shade: '#8A5A14',
  food: [
    put('schnitzel', [0.24, -0.3], { size: 0.8, turn: 8 }),
    put('schnitzel', [-0.24, 0.1], { size: 0.9, turn: -14 }),
    heap('potatoChunk', 13, [0.53, 0.44], 0.4, { stretch: 1.5, apart: 0.86, scale: 1.24, palette: ['#F4D47C', '#EAC468', '#F8E096'] }),
    heap('parsley', 14, [0.53, 0.44], 0.36, { stretch: 1.5, apart: 0.8, scale: 0.7 }),
    put('lemonSlice', [-0.26, 0.02], { size: 0.2, turn: 20 }),
    put('lemon', [[[-0.5, 0.6], -30]], { size: 0.26 }),
    put('parsleySprig', [[[-0.06, 0.1], 30]], { size: 0.3 }),
  ],
});
