import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { getSystem, PREFIX, theme } from './system.ts';

const PROPERTY = /(?<![\w-])(\w+)(?:=|: )(?:\{?["'`]([^"'`]*)["'`]|\{?(\d+))?/g;
/** Tokens of all kinds. The pattern does not find values that are computed or depend on the width. */
const SAMPLES = ['3', '-3', 'ink', 'card', 's1', 'tap', 'fast', 'enter', 'body'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|style-props/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .filter((text) => text.includes('@chakra-ui/react'));

/** The same theme with the whole of Chakra's base config. */
const whole = createSystem(defaultBaseConfig, { cssVarsPrefix: PREFIX, theme });

it('every style property in the source has the same effect as with the whole config', () => {
  const styles = files
    .flatMap((text) => [...text.matchAll(PROPERTY)])
    .filter(([, name = '']) => isProperty(name))
    .flatMap(([, name = '', value, number]) =>
      [...SAMPLES, value ?? Number(number ?? 0)].map((one) => [name, one] as const),
    );
  expect(styles.length).toBeGreaterThan(1000);
  for (const style of [...styles, ['srOnly', true] as const]) {
    expect.soft(toRules(getSystem(), style)).toEqual(withoutSpare(toRules(whole, style)));
  }
});

it('every condition in the source is known', () => {
  const names = new Set(files.flatMap((text) => text.match(/(?<![\w.])_[a-z]\w+(?=[=:])/g) ?? []));
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) {
    expect(getSystem().conditions.resolve(name)).toEqual(whole.conditions.resolve(name));
  }
});

/** False for `css` and the names of breakpoints, which contain styles. */
function isProperty(name: string): boolean {
  return name !== 'css' && whole.isValidProperty(name) && !whole.conditions.has(name);
}

function toRules(system: SystemContext, [name, value]: readonly [string, unknown]): object {
  return system.utility.transform(system.utility.resolveShorthand(name), value) ?? {};
}

/** Removes a variable that Chakra adds to each background and that nothing reads. */
function withoutSpare(style: object): object {
  return Object.fromEntries(Object.entries(style).filter(([name]) => name !== '--bg-currentcolor'));
}
