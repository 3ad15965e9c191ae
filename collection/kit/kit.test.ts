import { describe, expect, it } from 'vitest';
import { CLOTHS } from './cloths/colourways.ts';
import { composePicture } from './compose.ts';
import { dish } from './dish.ts';
import { LARDER } from './foods/larder.ts';
import { bed } from './layouts/beds.ts';
import { put, rows } from './layouts/few.ts';
import { sectors, strew } from './layouts/many.ts';
import { insideOf, toPoint, within } from './layouts/spot.ts';
import { skewers } from './layouts/sticks.ts';
import { crust } from './layouts/thick.ts';
import { verb } from './layouts/verb.ts';
import { film, pool } from './layouts/wet.ts';
import { Random } from './random.ts';
import {
  basket,
  board,
  bowl,
  cup,
  deepPlate,
  pan,
  paper,
  plate,
  type Tableware,
  tray,
} from './vessels/tableware.ts';

const look = { layout: 'soup', cloth: 'dots/plum' } as const;
const compose = (vessel: Tableware, food: Parameters<typeof dish>[1]['food']): string =>
  composePicture(dish('a-dish', { ...look, vessel, food }));

describe('the table of foods', () => {
  const random = new Random('foods');

  it('has at least 200 foods with one-word names', () => {
    const names = Object.keys(LARDER);
    expect(names.length).toBeGreaterThanOrEqual(200);
    expect(names.filter((name) => !/^[a-z][A-Za-z]*$/.test(name))).toEqual([]);
  });

  it.each(Object.entries(LARDER))('draws %s, at any size', (_, { part, size, ...row }) => {
    const palette = 'palette' in row ? row.palette : undefined;
    const piece = part(random, size[1], palette);
    expect(size[0]).toBeLessThanOrEqual(size[1]);
    expect(piece.radius).toBeGreaterThan(0);
    expect(`${piece.body}${piece.over ?? ''}`).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the vessels', () => {
  const food = [pool('broth'), strew('carrot', 12), film('broth'), put('basil', 'NE')];

  it.each<[string, Tableware]>([
    ['round', bowl('white')],
    ['oval', deepPlate('blue', { form: 'oval' })],
    ['square', plate('black', { form: 'square', bands: ['#AA3322'] })],
    ['oblong', tray('celadon')],
    ['with loops', pan('iron')],
    ['with an ear', cup('teal')],
    ['of wood', board('oak')],
    ['woven', basket('#F4E8D8')],
    ['of paper', paper({ checks: '#B5301F' })],
  ])('%s can contain any food', (_, vessel) => {
    expect(compose(vessel, food)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(Object.keys(CLOTHS))('are drawn on cloths named pattern/colourway: %s', (name) => {
    expect(name).toMatch(/^[a-z]+\/[a-z]+$/);
  });
});

describe('the layouts', () => {
  const long: Tableware = tray('white', { size: 240, ratio: 1.5 });

  it('measure in shares of the well for every form', () => {
    const stage = {
      random: new Random('well'),
      well: 100,
      inside: { reach: [200, 100] as const, corner: 10 },
    };
    expect(toPoint(stage, [1, -1])).toEqual({ x: 200, y: -100 });
    const region = within(stage, 0.5, 1);
    const spots = Array.from({ length: 200 }, () => region(stage.random));
    expect(spots.every(({ x, y }) => Math.max(Math.abs(x) / 200, Math.abs(y) / 100) >= 0.5)).toBe(
      true,
    );
    expect(insideOf({ random: stage.random, well: 7 }).reach).toEqual([7, 7]);
  });

  it('list their foods, so that descriptions can be compared', () => {
    const picture = dish('a-dish', {
      ...look,
      vessel: long,
      food: [
        bed('couscous'),
        sectors([
          ['pea', 4],
          ['corn', 4],
        ]),
        skewers(['chickenGrilled', 'onionRing'], 4),
        rows('dolma', [2, 2]),
        crust('cheese', { cuts: [2, 2] }),
      ],
      props: { NW: 'mint' },
    });
    expect(picture.traits.foods).toEqual([
      'pea',
      'corn',
      'chickenGrilled',
      'onionRing',
      'dolma',
      'mint',
    ]);
    expect(picture.traits).toMatchObject({
      vessel: 'tray oblong white',
      form: 'oblong',
      size: 240,
    });
    expect(composePicture(picture)).toBe(composePicture(picture));
  });

  it('use the colour of the dish for the shadows of its food', () => {
    const seen: (string | undefined)[] = [];
    const spy = verb([], (stage) => String(seen.push(stage.shade)));
    composePicture(dish('a-dish', { ...look, vessel: long, shade: '#9A6428', food: [spy] }));
    expect(seen).toEqual(['#9A6428']);
  });
});
