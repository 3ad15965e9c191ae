/** Draws the app's icons from the mark: `node --import tsx tools/pictures/draw-icons.ts`. The results are committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FLAME = '#FF6B35';
const ESPRESSO = '#2B1206';
const STEAM = '#FFF1E2';

function toMark(pot: string, steam: string): string {
  return `<path fill="${pot}" d="M7 27.2c0-1.2 1-2.2 2.2-2.2h29.6c1.2 0 2.2 1 2.2 2.2v4.3C41 40.2 35 46 26.5 46h-5C13 46 7 40.2 7 31.5z"/><g fill="none" stroke-linecap="round"><path stroke="${pot}" stroke-width="5.4" d="M2.9 30.4H8M40 30.4h5.1"/><path stroke="${steam}" stroke-width="4.6" d="M29.5 3.6C25.6 1.3 18.8 2.9 18.8 7.3c0 5.5 11.2 3.4 11.2 8.9 0 3.9-5.9 5.6-11 3.2"/></g>`;
}

/** Draws the mark at `share` % of the side of a square; `radius` (0 to 100) rounds the background. */
function toIcon(share: number, radius: number, ground: string, mark: string): string {
  const scale = share / 48;
  const offset = (100 - share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${radius}" fill="${ground}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${mark}</g></svg>`;
}

const mark = toMark(ESPRESSO, STEAM);
const rounded = toIcon(64, 22, FLAME, mark);
const square = toIcon(64, 0, FLAME, mark);
// Systems crop maskable icons to any shape, so the mark stays in the central 62 %.
const maskable = toIcon(52, 0, FLAME, mark);

/** Draws Lucide icons (ISC) as the app shows them, on 48 x 48 units. */
const toLines = (paths: string) =>
  `<g transform="scale(2)" fill="none" stroke="${ESPRESSO}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
const book = toLines(
  '<path d="M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z"/>',
);
const people = toLines(
  '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75"/><circle cx="9" cy="7" r="4"/>',
);
const basket = toLines(
  '<path d="m15 11-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9"/>',
);

await mkdir('public/icons', { recursive: true });
await writeFile('public/icons/simmer.svg', rounded);
await writeFile(
  'public/icons/simmer-monochrome.svg',
  toIcon(64, 0, 'none', toMark('#000', '#000')),
);
for (const [name, source, size] of [
  ['simmer-180', square, 180],
  ['simmer-192', rounded, 192],
  ['simmer-512', rounded, 512],
  ['simmer-maskable-512', maskable, 512],
  ['shortcut-cooking', rounded, 96],
  ['shortcut-list', toIcon(56, 22, FLAME, basket), 96],
  ['shortcut-recipes', toIcon(56, 22, FLAME, book), 96],
  ['shortcut-community', toIcon(56, 22, FLAME, people), 96],
] as const) {
  const png = await sharp(Buffer.from(source), { density: 600 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  await writeFile(`public/icons/${name}.png`, png);
  console.log(`${name}: ${png.length} bytes`);
}
