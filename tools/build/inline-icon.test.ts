import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toDataUrl } from './inline-icon.ts';

test('encodes the favicon as a data URL that fits an attribute', () => {
  const svg = readFileSync('public/icons/simmer.svg', 'utf8');
  const url = toDataUrl(svg);
  expect(url).not.toMatch(/["#<>]/);
  expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(svg.replaceAll('"', "'"));
});
