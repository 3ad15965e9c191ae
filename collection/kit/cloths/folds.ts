import { define } from '../paint.ts';
import { FRAME } from '../picture.ts';
import { tag } from '../shape.ts';

const tone = (colour: string, share: number, gain: number, cut: number) =>
  define('f', (id) =>
    tag(
      'filter',
      { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '.0026 .0075',
        numOctaves: 2,
        seed: 7,
      }),
      tag('feColorMatrix', {
        values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${cut}`,
        result: 'a',
      }),
      tag('feFlood', { 'flood-color': colour, 'flood-opacity': share }),
      tag('feComposite', { in2: 'a', operator: 'in' }),
    ),
  );

/** Draws soft folds: slow noise as shade and its inverse as light. A lighting filter would show contour lines here. */
export function writeFolds(crease: string): string {
  const full = { x: 0, y: 0, width: FRAME.width, height: FRAME.height };
  return (
    tag('rect', { ...full, filter: tone(crease, 0.26, 2.2, -0.82) }) +
    tag('rect', { ...full, filter: tone('#FFE6C8', 0.07, -2.2, 0.98) })
  );
}
