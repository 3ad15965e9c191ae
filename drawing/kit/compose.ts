import { writeGrade } from './finish.ts';
import { collectDefinitions, define } from './paint.ts';
import { type Entry, FRAME, type Picture, type Vessel } from './picture.ts';
import { Random } from './random.ts';
import { writeRimShadow } from './rim-shadow.ts';
import { circle, group, place, tag } from './shape.ts';

function writeFood(picture: Picture, random: Random): string {
  const { vessel } = picture;
  const draw = (entry: Entry, name: string): string =>
    entry({ random: random.fork(name), well: vessel.well });
  const food = [
    picture.base === undefined ? '' : draw(picture.base, 'base'),
    ...picture.food.map((entry, index) => draw(entry, `food ${index}`)),
  ];
  const inside = { transform: place(vessel.centre) };
  if (!vessel.hollow) return group(inside, ...food);
  const clip = define('w', (id) => tag('clipPath', { id }, circle(0, 0, vessel.well, {})));
  return group(
    inside,
    group({ 'clip-path': clip }, ...food),
    writeRimShadow(vessel.well, picture.rimShadow ?? 24),
  );
}

export function drawVessel(vessel: Vessel, random: Random, shadow = true): string {
  const stage = { random: random.fork('vessel'), well: vessel.well };
  return (shadow ? vessel.shadow(stage) : '') + vessel.body(stage);
}

function wrap(body: string, box: string, width: number, height: number): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: box, width, height },
    tag('defs', {}, collectDefinitions(body)),
    body,
  );
}

/** The whole picture as SVG, 960 x 720 units. */
export function composePicture(picture: Picture): string {
  const random = new Random(picture.id);
  const framed = (entries: readonly Entry[] | undefined, name: string): string =>
    (entries ?? [])
      .map((entry, index) => entry({ random: random.fork(`${name} ${index}`), well: 0 }))
      .join('');
  const body = [
    picture.ground({ random: random.fork('ground'), well: 0 }),
    drawVessel(picture.vessel, random),
    writeFood(picture, random),
    picture.vessel.rim({ random: random.fork('rim'), well: picture.vessel.well }),
    framed(picture.sides, 'side'),
    framed(picture.props, 'prop'),
    writeGrade(),
  ].join('');
  return wrap(body, `0 0 ${FRAME.width} ${FRAME.height}`, FRAME.width, FRAME.height);
}

/** The vessel and its food alone on nothing, its cast shadow kept, as a square. */
export function composePlate(picture: Picture, margin = 84): string {
  const random = new Random(picture.id);
  const { vessel } = picture;
  const body = [
    drawVessel(vessel, random),
    writeFood(picture, random),
    vessel.rim({ random: random.fork('rim'), well: vessel.well }),
  ].join('');
  const half = 300 + margin;
  const side = half * 2;
  return wrap(
    body,
    `${vessel.centre.x - half + 10} ${vessel.centre.y - half + 14} ${side} ${side}`,
    side,
    side,
  );
}
