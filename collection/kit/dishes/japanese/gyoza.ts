import { dish } from '../../dish.ts';
import { put, rows } from '../../layouts/few.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('gyoza', {
  layout: 'rows',
  cloth: 'waves/red',
  vessel: plate('black', { form: 'oblong', size: 262, ratio: 1.48 }),
  at: [436, 366],
  shade: '#7A3E0C',
  food: [
    put('gyozaLace', [0, -0.46], { size: 1.36, turn: -2 }),
    rows('friedGyoza', [7], { gap: [0.4, 0], at: [0.03, -0.45], lean: -2, turn: -74, size: 0.49 }),
    put('gyozaLace', [0, 0.43], { size: 1.36, turn: 178 }),
    rows('friedGyoza', [7], { gap: [0.4, 0], at: [0.03, 0.43], lean: -2, turn: -74, size: 0.49 }),
  ],
  tool: 'chopsticks',
  toolAt: { tip: [884, 130], turn: 86, length: 520 },
});
