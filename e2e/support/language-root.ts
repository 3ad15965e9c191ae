import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { writePseudoLanguage } from '#tools/build/pseudo-language.ts';

const COPIED = [
  'contract',
  'index.html',
  'package-lock.json',
  'public',
  'server',
  'src',
  'sw',
  'texts',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
];
const SHARED = ['node_modules', 'collection'];

const Package = v.looseObject({ imports: v.record(v.string(), v.unknown()) });

/** A copy of the clone with the pseudo-language as a second language, in which the app is built. */
export async function makeLanguageRoot(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'simmer-language-'));
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  for (const name of SHARED) symlinkSync(resolve(name), join(root, name));
  writePseudoLanguage(join(root, 'texts'));
  const { imports, ...rest } = v.parse(Package, JSON.parse(readFileSync('package.json', 'utf8')));
  const texts = { 'texts-pseudo': './texts/pseudo/*', default: imports['#texts/*'] };
  const added = { ...rest, imports: { ...imports, '#texts/*': texts } };
  writeFileSync(join(root, 'package.json'), JSON.stringify(added));
  const env = { ...process.env, TEXTS: 'pseudo' };
  await promisify(execFile)(process.execPath, [join(root, 'tools/run/build.js')], {
    cwd: root,
    env,
  });
  return root;
}

export function removeLanguageRoot(root: string): void {
  rmSync(root, { recursive: true });
}
