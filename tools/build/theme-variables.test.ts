import { expect, it } from 'vitest';
import { getSystem } from '#ui/theme/system.ts';
import { toShort } from './theme-variables.ts';

const variables = [...getSystem().tokens.cssVarMap.values()].flatMap((values) =>
  Array.from(values),
);

it('replaces variables that are the same in light and dark mode by their values', () => {
  expect(toShort('gap: var(--ui-spacing-2\\.5) var(--ui-spacing-4)')).toBe('gap: 0.625rem 1rem');
  expect(toShort('color: var(--ui-colors-brand-flame-hover)')).toBe('color: #FF8152');
});

it('keeps variables of light and dark mode, and those with long values', () => {
  const css = 'color: var(--ui-colors-ink); font-family: var(--ui-fonts-heading)';
  expect(toShort(css)).toBe(css);
});

it('inserts the values that the theme has', () => {
  for (const [name, value] of variables) {
    const variable = `var(${name})`;
    expect([variable, value]).toContain(toShort(variable));
  }
});
