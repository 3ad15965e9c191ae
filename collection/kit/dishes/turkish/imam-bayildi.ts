import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { open } from '../../layouts/sticks.ts';
import { dots, puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

const stuffed = (x: number, turn: number) =>
  open(
    'wholeAubergine',
    [
      ['onionSoft', 70],
      ['tomatoChunk', 16],
      ['onionSoft', 16],
      ['tomatoDice', 44],
      ['choppedHerb', 40],
    ],
    { at: [x, 0], turn: 90 + turn, size: 0.78, band: [1.3, 0.36] },
  );

export const picture = dish('imam-bayildi', {
  layout: 'rows',
  cloth: 'tiles/terracotta',
  vessel: plate('white', { form: 'oval', size: 276, ratio: 1.36, bands: ['#1F5493', '#1F5493'] }),
  food: [
    puddle('oil', [0, 0.05], 0.98, { stretch: 1.5 }),
    stuffed(-0.54, 0),
    stuffed(-0.18, 3),
    stuffed(0.18, -3),
    stuffed(0.54, 0),
    put(
      'tomatoSlice',
      [
        [[-0.54, -0.26], 0],
        [[-0.18, 0.3], 60],
        [[0.18, -0.3], 100],
        [[0.54, 0.26], 200],
      ],
      { scale: 0.72 },
    ),
    strew('parsley', 22, { to: 0.7 }),
    dots('#D9B03C', 20, { from: 0.5, to: 0.86, size: [4, 9] }),
  ],
  props: { SE: { food: 'lemon', scale: 1.1 }, SW: 'parsleySprig' },
});
