import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writePseudoLanguage } from '#tools/build/pseudo-language.ts';
import { runQuietly, toTool } from '#tools/run/processes.js';
import { listLanguages, writeLanguageCheck } from './languages.js';

/** Makes a second language, lets `change` edit one of its files, and returns what the compiler says about it. */
async function compile(file: string, change: (code: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-languages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const texts = join(folder, 'texts');
  cpSync('texts', texts, { recursive: true });
  writePseudoLanguage(texts);
  expect(listLanguages(texts)).toContain('pseudo');
  const changed = join(texts, 'pseudo', file);
  writeFileSync(changed, change(readFileSync(changed, 'utf8')));
  writeLanguageCheck(texts, 'pseudo', folder);
  return runQuietly(...toTool('tsc', '-p', folder, '--noEmit'));
}

test('a language with every sentence in other words compiles', async () => {
  expect(await compile('app.ts', (code) => code)).toEqual({ code: 0, output: '' });
});

test('a language with a missing sentence does not compile', async () => {
  const { code, output } = await compile('app.ts', (text) =>
    text.replace(/export const cancel = .*\n/, ''),
  );
  expect(code).not.toBe(0);
  expect(output).toContain("Property 'cancel' is missing");
});

test('a sentence needs the values that English gives it', async () => {
  const { code, output } = await compile('timer.ts', (text) =>
    text.replace(/export const rings = .*\n/, 'export const rings = (at: number) => `${at}`;\n'),
  );
  expect(code).not.toBe(0);
  expect(output).toContain('rings');
});
