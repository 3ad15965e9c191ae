import { expect, it } from 'vitest';
import { getSystem } from '#ui/theme/system.ts';
import { toValues } from './inline-tokens.ts';

it('replaces variables that are the same in light and dark mode', () => {
  expect(toValues('gap: var(--ui-spacing-2\\.5) var(--ui-spacing-4)')).toBe('gap: 0.625rem 1rem');
  expect(toValues('color: var(--ui-colors-brand-flame-hover)')).toBe('color: #FF8152');
});

it('leaves colours of light and dark mode, and long values', () => {
  const css = 'color: var(--ui-colors-ink); font-family: var(--ui-fonts-heading)';
  expect(toValues(css)).toBe(css);
});

it('inserts the values that the theme has', () => {
  for (const [name, value] of getSystem().tokens.cssVarMap.get('base') ?? []) {
    const variable = `var(${name})`;
    expect([variable, value]).toContain(toValues(variable));
  }
});
