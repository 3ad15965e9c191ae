import { expect, test } from 'vitest';
import { getSystem } from '#ui/theme/system.ts';
import { checkModule, checkModules, isMixed, readUse } from './styles.ts';

const theme = {
  variables: new Set(
    [...getSystem().tokens.cssVarMap.values()].flatMap((variables) => Array.from(variables.keys())),
  ),
  breakpoints: new Set(getSystem().breakpoints.values.map(({ min }) => min ?? '')),
};
const check = (css: string) => checkModule('src/domain/a.module.css', css, theme);
const checkRule = (rule: string) => check(`@layer parts {\n  .a {\n    ${rule}\n  }\n}\n`);

test('reports rules outside the layer of their folder', () => {
  expect(check('@layer parts {\n  .a {\n    color: red;\n  }\n}\n')).toEqual([]);
  expect(check('@layer parts {\n  .a {\n  }\n}\n\n.b {\n}\n')).toHaveLength(1);
  expect(check('@layer recipes {\n}\n')).toHaveLength(1);
  expect(checkModule('src/ui/a.module.css', '@layer recipes {\n}\n', theme)).toEqual([]);
});

test('reports variables, breakpoints and colours that the theme does not have', () => {
  expect(checkRule('gap: var(--ui-spacing-0\\.5) var(--ui-spacing-4);')).toEqual([]);
  expect(checkRule('gap: var(--ui-spacing-13);')).toEqual(['--ui-spacing-13 is not of the theme']);
  expect(checkRule('color: var(--cloth-thread);')).toHaveLength(1);
  expect(checkRule('@media screen and (min-width: 64rem) { gap: 0; }')).toEqual([]);
  expect(checkRule('@media screen and (min-width: 63rem) { gap: 0; }')).toHaveLength(1);
  expect(checkRule('@container (max-width: 18rem) { gap: 0; }')).toEqual([]);
  expect(checkRule('color: #a8370b;')).toEqual(['it knows a hex colour']);
});

test('reads the class names that a source uses', () => {
  const source = `import text from '../ui/theme/text.module.css';
import styles from './a.module.css';
const a = joinClasses(text.h1, styles.card, styles[tone]);`;
  expect(readUse(source)).toEqual([
    { specifier: '../ui/theme/text.module.css', names: ['h1'], any: false },
    { specifier: './a.module.css', names: ['card'], any: true },
  ]);
});

test('reports a file that uses both style props and a CSS module', () => {
  const props = "import { chakra, type SystemStyleObject } from '@chakra-ui/react';\n";
  const module = "import styles from './a.module.css';\n";
  expect(isMixed(props + module)).toBe(true);
  expect(isMixed(props)).toBe(false);
  expect(isMixed(`import { ChakraProvider } from '@chakra-ui/react';\n${module}`)).toBe(false);
});

test('all class names in use exist, and all existing ones are used and follow the theme', () => {
  expect(checkModules('.', theme)).toEqual([]);
});
