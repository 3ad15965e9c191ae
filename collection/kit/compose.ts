import { writeGrade } from './finish.ts';
import { collectDefinitions } from './paint.ts';
import { type Entry, FRAME, type Picture } from './picture.ts';
import { Random } from './random.ts';
import { drawServing } from './serving.ts';
import { tag } from './shape.ts';

function drawDish(picture: Picture, random: Random): string {
  const { vessel, base, food, rimShadow, shade } = picture;
  return drawServing({ vessel, base, food, rimShadow, shade }, random);
}

function wrap(body: string, box: string, width: number, height: number): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: box, width, height },
    tag('defs', {}, collectDefinitions(body)),
    body,
  );
}

/** Returns the whole picture as SVG, 960 x 720 units. */
export function composePicture(picture: Picture): string {
  const random = new Random(picture.id);
  const framed = (entries: readonly Entry[] | undefined, name: string): string =>
    (entries ?? [])
      .map((entry, index) => entry({ random: random.fork(`${name} ${index}`), well: 0 }))
      .join('');
  const body = [
    picture.ground({ random: random.fork('ground'), well: 0 }),
    drawDish(picture, random),
    framed(picture.sides, 'side'),
    framed(picture.props, 'prop'),
    writeGrade(),
  ].join('');
  return wrap(body, `0 0 ${FRAME.width} ${FRAME.height}`, FRAME.width, FRAME.height);
}

/** Returns the vessel, its food and its cast shadow without a background, as a square SVG of `side` units. */
export function composePlate(picture: Picture, side: number): string {
  const { x, y } = picture.vessel.centre;
  const body = drawDish(picture, new Random(picture.id));
  // The frame is shifted to the lower right, where the shadow falls.
  const lean = side * 0.018;
  return wrap(body, `${x - side / 2 + lean} ${y - side / 2 + lean} ${side} ${side}`, side, side);
}
