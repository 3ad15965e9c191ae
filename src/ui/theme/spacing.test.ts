import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getSystem } from './system.ts';

const SPACED =
  /\b(?:[pm][xytrbl]?|gap|rowGap|columnGap|inset[XY]?|top|bottom|left|right)(?:=|: )(?:\{\{[^}]*\}\}|["'][^"']*["'])/g;

it('every spacing step in the pages exists in the theme', () => {
  const unknown = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const spaced = readFileSync(join('src', file), 'utf8').match(SPACED)?.join(' ') ?? '';
      return [...spaced.matchAll(/["']-?([\d.]+)["']/g)]
        .map(([, step = '']) => step)
        .filter((step) => step !== '0' && !getSystem().tokens.getByName(`spacing.${step}`))
        .map((step) => `${file}: ${step}`);
    });
  expect(unknown).toEqual([]);
});
