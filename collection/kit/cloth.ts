import { CLOTHS, type ClothName } from './cloths/colourways.ts';
import { writeFolds } from './cloths/folds.ts';
import { define } from './paint.ts';
import { type Entry, FRAME } from './picture.ts';
import { tag } from './shape.ts';

const FULL = { x: 0, y: 0, width: FRAME.width, height: FRAME.height };

/** The cloth below everything else: a pattern in one of its colourways, with soft folds. */
export function cloth(name: ClothName): Entry {
  const { ground, size, drawing, crease } = CLOTHS[name]();
  const [width, height] = size;
  const fill = define('c', (id) =>
    tag('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, drawing),
  );
  return () =>
    tag('rect', { ...FULL, fill: ground }) + tag('rect', { ...FULL, fill }) + writeFolds(crease);
}
