import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getSystem } from './system.ts';
import { textStyles } from './text-styles.ts';

const sheet = normalise(readFileSync('src/ui/theme/text.module.css', 'utf8'));

it.each(Object.keys(textStyles))('the class %s equals the text style', (name) => {
  const rules = getSystem().css({ textStyle: name });
  expect(sheet).toContain(normalise(`.${name} {${toDeclarations(rules)}}`));
});

function toDeclarations(rules: object): string {
  return Object.entries(rules)
    .map(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? `${key} {${toDeclarations(value)}}`
        : `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${String(value)};`,
    )
    .join('');
}

/** Removes whitespace and leading zeros: 0.5 becomes .5. */
function normalise(css: string): string {
  return css.replaceAll(/\s+/g, '').replaceAll(/\b0\./g, '.');
}
