import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composePicture } from '../compose.ts';
import { findDescriptions, readDescription } from './description.ts';
import { encodePicture } from './encode.ts';
import { hashDrawing } from './hash.ts';
import { readRecord } from './record.ts';
import { openBrowser, rasterise } from './render.ts';
import { MASTERS } from './sources.ts';

async function choose(names: readonly string[], known: readonly string[]): Promise<string[]> {
  if (names.includes('--all')) return [...known];
  if (!names.includes('--stale')) return [...names];
  const stale: string[] = [];
  for (const id of known) {
    const record = await readRecord(id);
    if (record?.hash !== hashDrawing(composePicture(await readDescription(id)))) stale.push(id);
  }
  return stale;
}

/** Draws the given dishes, or all of them, and writes their files into the collection. */
async function main(names: readonly string[], keepMasterOnly: boolean): Promise<void> {
  const known = [...(await findDescriptions()).keys()];
  const wanted = await choose(names, known);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0 || (wanted.length === 0 && !names.includes('--stale'))) {
    throw new Error(
      `Name dishes to draw, or --all, or --stale. Unknown: ${unknown.join(', ') || 'none'}`,
    );
  }
  await mkdir(MASTERS, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const id of wanted) {
      const started = performance.now();
      const picture = await readDescription(id);
      const svg = composePicture(picture);
      const master = await rasterise(browser, svg);
      await writeFile(join(MASTERS, `${id}.svg`), svg);
      await writeFile(join(MASTERS, `${id}.png`), master);
      const sizes = keepMasterOnly
        ? 'master only'
        : await encodePicture(id, hashDrawing(svg), master);
      console.log(
        `${id}: SVG ${Math.round(svg.length / 1024)} kB, ${sizes}, ${Math.round(performance.now() - started)} ms`,
      );
    }
  } finally {
    await browser.close();
  }
}

const words = process.argv.slice(2);
await main(
  words.filter((word) => word !== '--master'),
  words.includes('--master'),
);
