import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { PICTURE_WIDTHS } from '../contract/recipe/picture.ts';
import { PICTURES } from './sources.ts';

const LIMIT_640 = 40 * 1024;
const QUALITIES = [55, 50, 46, 42];

const scaled = (master: Buffer, width: number): Sharp => {
  const image = sharp(master).removeAlpha();
  return width === 1280
    ? image
    : image.resize({ width, kernel: 'lanczos3' }).sharpen({ sigma: 0.6 });
};

const encodeAvif = (master: Buffer, width: number, quality: number): Promise<Buffer> =>
  scaled(master, width).avif({ quality, effort: 4 }).toBuffer();

/** The 640 AVIF is what a phone keeps offline: busy pictures give up quality until it fits. */
async function chooseQuality(master: Buffer): Promise<number> {
  for (const quality of QUALITIES) {
    const encoded = await encodeAvif(master, 640, quality);
    if (encoded.length <= LIMIT_640) return quality;
  }
  return QUALITIES.at(-1) ?? 42;
}

async function toThumbhash(master: Buffer): Promise<string> {
  const small = sharp(master).resize({ width: 96, height: 72, fit: 'fill' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Writes a dish's five files and its record, removes those of an older hash, and tells their sizes. */
export async function encodePicture(id: string, hash: string, master: Buffer): Promise<string> {
  await mkdir(PICTURES, { recursive: true });
  const quality = await chooseQuality(master);
  const files = new Map<string, Buffer>();
  for (const width of PICTURE_WIDTHS) {
    files.set(`${id}.${hash}.${width}.avif`, await encodeAvif(master, width, quality));
  }
  files.set(
    `${id}.${hash}.640.webp`,
    await scaled(master, 640)
      .webp({ quality: quality + 23, effort: 5 })
      .toBuffer(),
  );
  for (const old of await readdir(PICTURES)) {
    if (old.startsWith(`${id}.`) && !files.has(old)) await rm(join(PICTURES, old));
  }
  for (const [name, content] of files) await writeFile(join(PICTURES, name), content);
  const record = { hash, thumbhash: await toThumbhash(master) };
  await writeFile(join(PICTURES, `${id}.json`), `${JSON.stringify(record, null, 2)}\n`);
  return `q${quality} ${[...files.values()].map((content) => `${Math.round(content.length / 1024)} kB`).join(' ')}`;
}
