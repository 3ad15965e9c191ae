import { define } from '../paint.ts';
import type { Entry } from '../picture.ts';
import { writeRimShadow } from '../rim-shadow.ts';
import { circle, group, place } from '../shape.ts';
import { type VesselShape, vessel } from '../vessel.ts';

/** A second, smaller vessel beside the main one, its food drawn about its own centre. */
export function sideDish(shape: VesselShape, food: readonly Entry[], rimShadow = 13): Entry {
  const dish = vessel(shape);
  return ({ random }) => {
    const stage = (name: string) => ({ random: random.fork(name), well: dish.well });
    const laid = food.map((entry, index) => entry(stage(`food ${index}`)));
    const clip = define(
      'w',
      (id) => `<clipPath id="${id}">${circle(0, 0, dish.well, {})}</clipPath>`,
    );
    return (
      dish.shadow(stage('shadow')) +
      dish.body(stage('body')) +
      group(
        { transform: place(dish.centre) },
        dish.hollow ? group({ 'clip-path': clip }, ...laid) : laid.join(''),
        dish.hollow ? writeRimShadow(dish.well, rimShadow) : '',
      ) +
      dish.rim(stage('rim'))
    );
  };
}
