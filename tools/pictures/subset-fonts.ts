/**
 * Subsets the two font families to the characters and weights that Simmer uses (axis SOFT fixed at 100) and writes them
 * to src/ui/fonts. Run it after a new release of the fonts and commit the results: `node --import tsx
 * tools/pictures/subset-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const faces = [
  {
    source: 'node_modules/@fontsource-variable/fraunces/files/fraunces-SCRIPT-soft-normal.woff2',
    target: 'src/ui/fonts/fraunces-SCRIPT.woff2',
    axes: { SOFT: 100, wght: { min: 480, max: 680 } },
  },
  {
    source:
      'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-SCRIPT-wght-normal.woff2',
    target: 'src/ui/fonts/plus-jakarta-sans-SCRIPT.woff2',
    axes: { wght: { min: 500, max: 700 } },
  },
];

/**
 * Characters to keep: Latin with the letters of our cuisines, and two sets that browsers load only if a page uses them.
 */
const scripts: Record<string, [number, number][]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bc, 0x2bc],
    [0x2010, 0x2026],
    [0x2030, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2150, 0x215f],
    [0x2190, 0x2193],
    [0x2212, 0x2215],
  ],
  'latin-ext': [
    [0x100, 0x24f],
    [0x1e00, 0x1e9f],
  ],
  vietnamese: [
    [0x102, 0x103],
    [0x110, 0x111],
    [0x128, 0x129],
    [0x168, 0x169],
    [0x1a0, 0x1b0],
    [0x300, 0x323],
    [0x1ea0, 0x1ef9],
    [0x20ab, 0x20ab],
  ],
};

for (const face of faces) {
  for (const [script, ranges] of Object.entries(scripts)) {
    const text = ranges
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
      .map((code) => String.fromCodePoint(code))
      .join('');
    const source = await readFile(face.source.replace('SCRIPT', script));
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
    });
    const target = face.target.replace('SCRIPT', script);
    await writeFile(target, font);
    console.log(
      `${target}: ${(font.length / 1024).toFixed(1)} kB of ${(source.length / 1024).toFixed(1)} kB`,
    );
  }
}
