import { round, trace } from './outline.ts';
import { define } from './paint.ts';
import type { Entry, Vessel } from './picture.ts';
import type { Random } from './random.ts';
import { writeRimShadow } from './rim-shadow.ts';
import { group, place, tag } from './shape.ts';

interface Serving {
  vessel: Vessel;
  base?: Entry | undefined;
  food: readonly Entry[];
  rimShadow?: number | undefined;
  shade?: string | undefined;
}

function writeFood(dish: Serving, random: Random): string {
  const { vessel } = dish;
  const well = vessel.inside ?? round(vessel.well);
  const draw = (entry: Entry, name: string): string =>
    entry({
      random: random.fork(name),
      well: vessel.well,
      inside: well,
      ...(dish.shade !== undefined && { shade: dish.shade }),
    });
  const food = [
    dish.base === undefined ? '' : draw(dish.base, 'base'),
    ...dish.food.map((entry, index) => draw(entry, `food ${index}`)),
  ];
  const inside = { transform: place(vessel.centre) };
  if (!vessel.hollow) return group(inside, ...food);
  const clip = define('w', (id) => tag('clipPath', { id }, trace(well, {})));
  return group(
    inside,
    group({ 'clip-path': clip }, ...food),
    writeRimShadow(well, dish.rimShadow ?? 24),
  );
}

/** Draws a vessel with its content, from its cast shadow to the highlight on its rim. */
export function drawServing(dish: Serving, random: Random): string {
  const { vessel } = dish;
  const stage = (name: string) => ({ random: random.fork(name), well: vessel.well });
  return [
    vessel.shadow(stage('vessel')),
    vessel.body(stage('vessel')),
    writeFood(dish, random),
    vessel.rim(stage('rim')),
  ].join('');
}

/** A second vessel in the frame, such as a bowl of sauce or rice. Its food is drawn around its own centre. */
export function serving(look: Serving): Entry {
  return ({ random }) => drawServing({ rimShadow: look.vessel.well * 0.14, ...look }, random);
}
