import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { composePlate } from '../compose.ts';
import { readDescription } from './description.ts';
import { hashDrawing } from './hash.ts';
import { openBrowser, rasterise } from './render.ts';
import { COLLECTION } from './sources.ts';

const PLATES = resolve(COLLECTION, '../public/plates');
/**
 * The plates that home shows in daily rotation; some are also on the sign-in page. None has handles, which the frame
 * would clip.
 */
const SHOWN = ['bibimbap', 'cilbir', 'dan-dan-noodles', 'horiatiki', 'pho-bo', 'shoyu-ramen'];
const WIDTH = 640;
const LIMIT = 90 * 1024;
const SIDE = 768;

/** Encodes at the best quality that fits the size limit. */
async function encode(master: Buffer, kind: 'avif' | 'webp'): Promise<Buffer> {
  const image = sharp(master).resize({ width: WIDTH, kernel: 'lanczos3' }).sharpen({ sigma: 0.6 });
  for (const quality of kind === 'avif' ? [58, 52, 46, 40] : [80, 74, 68, 60]) {
    const encoded =
      kind === 'avif'
        ? await image.clone().avif({ quality, effort: 4 }).toBuffer()
        : await image.clone().webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer();
    if (encoded.length <= LIMIT) return encoded;
  }
  throw new Error('The plate is too heavy');
}

async function main(): Promise<void> {
  await mkdir(PLATES, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const id of SHOWN) {
      const picture = await readDescription(id);
      const size = { width: SIDE, height: SIDE };
      const svg = composePlate(picture, SIDE);
      const hash = hashDrawing(svg);
      const master = await rasterise(browser, svg, size, 1200 / SIDE);
      for (const old of await readdir(PLATES)) {
        if (old.startsWith(`${id}.`)) await rm(join(PLATES, old));
      }
      for (const kind of ['avif', 'webp'] as const) {
        const encoded = await encode(master, kind);
        const name = `${id}.${hash}.${WIDTH}.${kind}`;
        await writeFile(join(PLATES, name), encoded);
        console.log(`${name}: ${Math.round(encoded.length / 1024)} kB`);
      }
    }
  } finally {
    await browser.close();
  }
}

await main();
