import { wholeFish } from '../generators/fish.ts';
import { lump } from '../generators/lump.ts';
import { ring } from '../generators/ring.ts';
import { roast } from '../generators/roast.ts';
import { lifted } from '../materials.ts';
import { fishCube } from '../parts/seafood/ceviche.ts';
import { clamMeat, openClam } from '../parts/seafood/clams.ts';
import { crabClaw } from '../parts/seafood/crab-claw.ts';
import { fishSteak } from '../parts/seafood/moqueca.ts';
import { mussel } from '../parts/seafood/mussels.ts';
import { prawn, wholePrawn } from '../parts/seafood/prawns.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

const shellfish = {
  ...L.fish,
  bevel: 5,
  height: 8,
  gloss: 0.8,
  ...lifted(6, '#5A1E04', 0.56, 0.24),
};
const shell = { ...L.citrus, bevel: 4, ...lifted(6, '#3A1A04', 0.6, 0.25) };

export const SEAFOOD = {
  prawn: food(prawn, [52, 62], shellfish),
  smallPrawn: food(prawn, [30, 38], shellfish),
  wholePrawn: food(wholePrawn, [58, 66], shellfish),
  crawfish: food(prawn, [26, 32], shellfish, ['#F2874E', '#E86A34', '#B82E12', '#A42008']),
  lobster: food(
    lump({
      palette: ['#FBE6D2', '#F8DAC0', '#FDF0E2'],
      stretch: 1.4,
      rough: 0.14,
      sear: '#E2492A',
    }),
    [26, 36],
    shellfish,
  ),
  crabClaw: food(crabClaw, [44, 54], shell),
  mussel: food(mussel, [40, 46], shell),
  clam: food(clamMeat, [20, 26], L.wet),
  openClam: food(openClam, [44, 52], { ...shell, gloss: 0.4 }),
  squidRing: food(
    ring({ palette: ['#F6E6D0', '#F0DAC0', '#FBF0E0'], wall: 0.34, inner: '#FBF2E6' }),
    [22, 28],
    L.eggWhite,
  ),
  fishCube: food(fishCube, [22, 28], L.fish),
  fishSteak: food(fishSteak, [70, 84], L.fish),
  fishChunk: food(
    lump({ palette: ['#FBF0E0', '#F6E6D0', '#FDF6EA'], rough: 0.14, points: 8, fibres: true }),
    [26, 34],
    L.fish,
  ),
  fishCake: food(
    lump({
      palette: ['#E6B878', '#D9A662', '#EEC890'],
      points: 3,
      rough: 0.08,
      sear: '#B4742A',
      glint: 0.3,
    }),
    [40, 50],
    L.wet,
  ),
  salmon: food(
    roast('steak', { palette: ['#F2875A', '#EA7848'], sear: '#B4501C', rim: '#F8C8A8' }),
    [84, 96],
    L.fish,
  ),
  seaBass: food(
    wholeFish({ back: '#4A5058', flank: '#9AA0A0', belly: '#EDE6D6', sear: '#4A2A0E', slashes: 3 }),
    [200, 230],
    L.roast,
  ),
  snapper: food(
    wholeFish({ back: '#A83A2A', flank: '#D87A5E', belly: '#F6DCC8', sear: '#6A2408', slashes: 3 }),
    [200, 230],
    L.roast,
  ),
  anchovy: food(
    lump({ palette: ['#8A5A44', '#7A4C38'], stretch: 3.2, rough: 0.08 }),
    [14, 18],
    L.wet,
  ),
} as const satisfies Record<string, Food>;
