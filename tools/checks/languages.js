import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/processes.js';

/** The types of English, with every sentence widened to a string. */
const SENTENCE = `type Sentence<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Sentence<Result>
    : T extends readonly (infer One)[]
      ? readonly Sentence<One>[]
      : T extends object
        ? { readonly [Name in keyof T]: Sentence<T[Name]> }
        : T;
`;

/**
 * Lists the languages of a folder besides English.
 * @param {string} texts
 */
export function listLanguages(texts) {
  return readdirSync(texts).filter((name) => name !== 'en');
}

/**
 * Writes a TypeScript project into `folder` that compiles only if a language has every sentence of English, with the
 * same values in it.
 * @param {string} texts
 * @param {string} language
 * @param {string} folder
 */
export function writeLanguageCheck(texts, language, folder) {
  const files = readdirSync(join(texts, 'en'));
  const toPath = (/** @type {string[]} */ ...path) => JSON.stringify(join(texts, ...path));
  const checks = files.map(
    (file, at) =>
      `import * as own${at} from ${toPath(language, file)};\nown${at} satisfies Sentence<typeof import(${toPath('en', file)})>;\n`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'check.ts'), SENTENCE + checks.join(''));
  const compilerOptions = { types: [], lib: ['es2023'] };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions,
      files: ['check.ts'],
      references: [],
    }),
  );
}
