import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { PICTURE_WIDTHS } from '#contract/recipe/picture.ts';
import { PICTURES } from './sources.ts';

const LIMIT_640 = 36 * 1024;
/** AVIF quality by width. Wide files get less, because dense screens show them at half their size. */
const QUALITY: Record<(typeof PICTURE_WIDTHS)[number], number> = {
  320: 52,
  640: 50,
  800: 48,
  1280: 44,
};
/** Reductions of the quality for busy pictures. */
const STEPS = [0, 4, 8, 12];
const WEBP_QUALITY = 66;

const scaled = (master: Buffer, width: number): Sharp => {
  const image = sharp(master).removeAlpha();
  return width === 1280
    ? image
    : image.resize({ width, kernel: 'lanczos3' }).sharpen({ sigma: 0.6 });
};

const encodeAvif = (master: Buffer, width: number, quality: number): Promise<Buffer> =>
  scaled(master, width).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer();

/** Phones store the 640 AVIF offline, so the quality of busy pictures is reduced until it fits the limit. */
async function chooseStep(master: Buffer): Promise<number> {
  for (const step of STEPS) {
    const encoded = await encodeAvif(master, 640, QUALITY[640] - step);
    if (encoded.length <= LIMIT_640) return step;
  }
  return STEPS.at(-1) ?? 0;
}

async function toThumbhash(master: Buffer): Promise<string> {
  const small = sharp(master).resize({ width: 96, height: 72, fit: 'fill' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Writes a dish's five files and its record, and removes those of an older hash. Returns the sizes as text. */
export async function encodePicture(id: string, hash: string, master: Buffer): Promise<string> {
  await mkdir(PICTURES, { recursive: true });
  const step = await chooseStep(master);
  const files = new Map<string, Buffer>();
  for (const width of PICTURE_WIDTHS) {
    files.set(
      `${id}.${hash}.${width}.avif`,
      await encodeAvif(master, width, QUALITY[width] - step),
    );
  }
  files.set(
    `${id}.${hash}.640.webp`,
    await scaled(master, 640)
      .webp({ quality: WEBP_QUALITY - step, effort: 5 })
      .toBuffer(),
  );
  for (const old of await readdir(PICTURES)) {
    if (old.startsWith(`${id}.`) && !files.has(old)) await rm(join(PICTURES, old));
  }
  for (const [name, content] of files) await writeFile(join(PICTURES, name), content);
  const record = { hash, thumbhash: await toThumbhash(master) };
  await writeFile(join(PICTURES, `${id}.json`), `${JSON.stringify(record, null, 2)}\n`);
  const sizes = [...files.values()].map((content) => Math.round(content.length / 1024));
  return `${sizes.join(' + ')} = ${sizes.reduce((sum, size) => sum + size, 0)} kB`;
}
