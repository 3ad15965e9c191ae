import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from './imports.ts';

// The forbidden words are joined from parts so that this file passes its own test.
const REGISTRY_HOSTS = [
  ['npmjs', 'org'],
  ['npmjs', 'com'],
  ['npmmirror', 'com'],
  ['yarnpkg', 'com'],
  ['npm', 'pkg', 'github', 'com'],
  ['npm', 'jsr', 'io'],
  ['pypi', 'org'],
].map((parts) => parts.join('.'));
const MACHINE_PATH = new RegExp(
  `(^|[\\s"'\`(=:])/(${['work', 'root', 'home'].join('|')})/\\w`,
  'm',
);
const PICTURES_AND_FONTS = /\.(avif|webp|png|jpg|ico|woff2)$/;
const texts = listFiles('.')
  .filter((file) => !PICTURES_AND_FONTS.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

function findFilesWith(isBad: (text: string) => boolean): string[] {
  return texts.filter(({ text }) => isBad(text)).map(({ file }) => file);
}

describe('no file of the project', () => {
  it('contains the host of a package registry, because each machine configures its own', () => {
    expect(findFilesWith((text) => REGISTRY_HOSTS.some((host) => text.includes(host)))).toEqual([]);
  });

  it('contains an absolute path of a machine', () => {
    expect(findFilesWith((text) => MACHINE_PATH.test(text))).toEqual([]);
  });
});

describe('the lock file', () => {
  it('[T-packages-1] the lock file contains no addresses of packages, only their hashes', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
  });
});

const NPM_ITSELF = new Set(['ci', 'install']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/\bnpm (?:run )?([a-z]+(?:[:-][a-z]+)*)\b/g)].map(
      ([, name = '']) => name,
    );
    const unknown = named.filter((name) => !(name in scripts || NPM_ITSELF.has(name)));
    expect(unknown).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});

describe('the decision records', () => {
  const records = readdirSync('docs/decisions')
    .filter((name) => name !== 'README.md')
    .toSorted();

  it('have unique numbers', () => {
    const numbers = records.map((name) => /^\d{4}(?=-)/.exec(name)?.[0]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
