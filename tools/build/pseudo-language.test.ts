import { expect, test } from 'vitest';
import { toPseudo, toPseudoModule } from './pseudo-language.ts';

test('makes a text longer, with accents and marks, and leaves texts without letters', () => {
  expect(toPseudo(' Save recipe. ')).toBe(' ⟦Šåvé réçîpé. ~~~~⟧ ');
  expect(toPseudo('·')).toBe('·');
});

test('changes the texts of a module, and leaves keys, types, file names and compared values', () => {
  const module = `import { a } from './a.ts';
export const locale = 'en-GB';
export const one = { key: 'text' };
export const kind = (is: 'post' | 'tip') => (is === 'post' ? \`a \${a} post\\u00a0\` : 'tip');
`;
  expect(toPseudoModule('a.ts', module)).toBe(`import { a } from './a.ts';
export const locale = 'en-GB';
export const one = { key: "⟦téxt ~~⟧" };
export const kind = (is: 'post' | 'tip') => (is === 'post' ? \`⟦å ~⟧ \${a} ⟦pöšt ~~⟧\u00a0\` : "⟦tîp ~⟧");
`);
});
