import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDescription } from './description.ts';
import { encodePicture } from './encode.ts';
import { composePicture } from './kit/compose.ts';
import { openBrowser, rasterise } from './render.ts';
import { DISHES, hashSources, MASTERS } from './sources.ts';

/** Draws the named dishes, or all of them, and writes their files into the collection. */
async function main(names: readonly string[], keepMasterOnly: boolean): Promise<void> {
  const known = (await readdir(DISHES)).map((file) => file.replace(/\.ts$/, ''));
  const wanted = names.includes('--all') ? known : names;
  const unknown = wanted.filter((name) => !known.includes(name));
  if (wanted.length === 0 || unknown.length > 0) {
    throw new Error(`Name dishes to draw, or --all. Unknown: ${unknown.join(', ') || 'none'}`);
  }
  await mkdir(MASTERS, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const id of wanted) {
      const started = performance.now();
      const description = join(DISHES, `${id}.ts`);
      const picture = await readDescription(id);
      const svg = composePicture(picture);
      const master = await rasterise(browser, svg);
      await writeFile(join(MASTERS, `${id}.svg`), svg);
      await writeFile(join(MASTERS, `${id}.png`), master);
      const sizes = keepMasterOnly
        ? 'master only'
        : await encodePicture(id, await hashSources(description), master);
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
