import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { readDescription } from './description.ts';
import { composePlate } from './kit/compose.ts';
import { openBrowser, rasterise } from './render.ts';
import { DISHES, DRAWING, hashSources } from './sources.ts';

const PLATES = resolve(DRAWING, '../public/plates');
/** The home page's hero; also shown at sign-in and when a recipe is complete. */
const SHOWN = ['dan-dan-noodles'];
const WIDTHS = [1200, 640] as const;
const LIMIT_640 = 90 * 1024;
const SIDE = 768;

/** Encodes at the best quality whose 640 px file keeps within its limit. */
async function encode(master: Buffer, width: number, kind: 'avif' | 'webp'): Promise<Buffer> {
  const image = sharp(master).resize({ width, kernel: 'lanczos3' }).sharpen({ sigma: 0.6 });
  for (const quality of kind === 'avif' ? [58, 52, 46, 40] : [80, 74, 68, 60]) {
    const encoded =
      kind === 'avif'
        ? await image.clone().avif({ quality, effort: 4 }).toBuffer()
        : await image.clone().webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer();
    if (width > 640 || encoded.length <= LIMIT_640) return encoded;
  }
  throw new Error(`The plate is too heavy at ${width} px`);
}

async function main(): Promise<void> {
  await mkdir(PLATES, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const id of SHOWN) {
      const picture = await readDescription(id);
      const sources = await hashSources(join(DISHES, `${id}.ts`));
      const hash = createHash('sha256').update(`plate ${sources}`).digest('hex').slice(0, 10);
      const size = { width: SIDE, height: SIDE };
      const master = await rasterise(browser, composePlate(picture, SIDE), size, 1200 / SIDE);
      for (const old of await readdir(PLATES)) {
        if (old.startsWith(`${id}.`)) await rm(join(PLATES, old));
      }
      for (const width of WIDTHS) {
        for (const kind of ['avif', 'webp'] as const) {
          const encoded = await encode(master, width, kind);
          const name = `${id}.${hash}.${width}.${kind}`;
          await writeFile(join(PLATES, name), encoded);
          console.log(`${name}: ${Math.round(encoded.length / 1024)} kB`);
        }
      }
    }
  } finally {
    await browser.close();
  }
}

await main();
