import { huskParcel, openHusk } from '../generators/husk.ts';
import { lump } from '../generators/lump.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

const HUSK = { palette: ['#EAD9A0', '#E0CC8C', '#F0E2B4'], rib: '#A58848' };

/** Wrapped in leaves. */
export const PARCELS = {
  tamale: food(huskParcel({ ...HUSK, tie: '#D2BA78' }), [104, 116], {
    ...L.crispDough,
    height: 8,
    mottle: { colour: '#B49A58', strength: 0.2, frequency: 0.03 },
  }),
  openHusk: food(openHusk(HUSK), [120, 130], L.flat),
  masa: food(
    lump({ palette: ['#FBEFC4', '#F8E8B0'], stretch: 2.4, rough: 0.05, points: 16, glint: 0 }),
    [56, 62],
    { ...L.soft, bevel: 12, height: 13, tamp: 0.14, gloss: 0.3 },
  ),
} as const satisfies Record<string, Food>;
