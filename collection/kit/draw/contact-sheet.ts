import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MASTERS, PICTURES } from './sources.ts';

const WIDTH = 320;
const HEIGHT = 240;
const COLUMNS = 4;

/** Writes a PNG with all drawn dishes at card size, to compare them side by side. */
async function main(): Promise<void> {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('.640.webp')).toSorted();
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(join(PICTURES, file)).resize(WIDTH, HEIGHT).png().toBuffer(),
      left: (index % COLUMNS) * (WIDTH + 8),
      top: Math.floor(index / COLUMNS) * (HEIGHT + 8),
    })),
  );
  const target = join(MASTERS, 'contact-sheet.png');
  await sharp({
    create: {
      width: COLUMNS * (WIDTH + 8),
      height: Math.ceil(files.length / COLUMNS) * (HEIGHT + 8),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(target);
  console.log(`${files.length} dishes: ${target}\n${files.join('\n')}`);
}

await main();
