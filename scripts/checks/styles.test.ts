import { expect, test } from 'vitest';
import { system } from '../../src/ui/theme/system.ts';
import { checkModule, checkModules, readUse } from './styles.ts';

const theme = {
  variables: new Set(
    [...system.tokens.cssVarMap.values()].flatMap((variables) => Array.from(variables.keys())),
  ),
  breakpoints: new Set(system.breakpoints.values.map(({ min }) => min ?? '')),
};
const check = (css: string) => checkModule('src/parts/a.module.css', css, theme);
const checkRule = (rule: string) => check(`@layer parts {\n  .a {\n    ${rule}\n  }\n}\n`);

test('a rule outside its layer is found, and a layer that is not the folder’s', () => {
  expect(check('@layer parts {\n  .a {\n    color: red;\n  }\n}\n')).toEqual([]);
  expect(check('@layer parts {\n  .a {\n  }\n}\n\n.b {\n}\n')).toHaveLength(1);
  expect(check('@layer recipes {\n}\n')).toHaveLength(1);
  expect(checkModule('src/ui/a.module.css', '@layer recipes {\n}\n', theme)).toEqual([]);
});

test('a variable, a breakpoint and a colour that the theme does not have are found', () => {
  expect(checkRule('gap: var(--ui-spacing-0\\.5) var(--ui-spacing-4);')).toEqual([]);
  expect(checkRule('gap: var(--ui-spacing-13);')).toEqual(['--ui-spacing-13 is not of the theme']);
  expect(checkRule('color: var(--cloth-thread);')).toHaveLength(1);
  expect(checkRule('@media screen and (min-width: 64rem) { gap: 0; }')).toEqual([]);
  expect(checkRule('@media screen and (min-width: 63rem) { gap: 0; }')).toHaveLength(1);
  expect(checkRule('@container (max-width: 18rem) { gap: 0; }')).toEqual([]);
  expect(checkRule('color: #a8370b;')).toEqual(['it knows a hex colour']);
});

test('the classes that a source names are read', () => {
  const source = `import text from '../ui/theme/text.module.css';
import styles from './a.module.css';
const a = joinClasses(text.h1, styles.card, styles[tone]);`;
  expect(readUse(source)).toEqual([
    { specifier: '../ui/theme/text.module.css', names: ['h1'], any: false },
    { specifier: './a.module.css', names: ['card'], any: true },
  ]);
});

test('every class that is named exists, every class that exists is named, all by the theme', () => {
  expect(checkModules('.', theme)).toEqual([]);
});
