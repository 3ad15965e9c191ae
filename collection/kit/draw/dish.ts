import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composePicture } from '../compose.ts';
import { readDescription } from './description.ts';
import { encodePicture } from './encode.ts';
import { findProblems, readText } from './findings.ts';
import { hashDrawing } from './hash.ts';
import { openBrowser, rasterise } from './render.ts';
import { MASTERS } from './sources.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns an HTML page with the picture at its usual sizes, the findings and the text. */
function writePage(id: string, problems: readonly string[], text: unknown): string {
  const image = (width: number): string => `<img src="${id}.png" width="${width}" alt="">`;
  const list =
    problems.length === 0
      ? '<p>Nothing to mend.</p>'
      : `<ul>${problems.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
  return `<!doctype html><meta charset="utf-8"><title>${id}</title>
<style>body{font:16px/1.5 sans-serif;margin:24px;max-width:1280px}img{display:block;margin:0 0 12px}pre{white-space:pre-wrap}.row{display:flex;gap:16px;align-items:end}</style>
<h1>${id}</h1>${list}
<div class="row">${image(640)}${image(320)}${image(160)}</div>${image(1280)}
<pre>${escape(JSON.stringify(text ?? 'No text yet', null, 2))}</pre>`;
}

/**
 * `npm run dish -- <name>`: draws a dish, writes its files and a preview page, and prints what the tests would report.
 */
async function main(id: string | undefined, show: boolean): Promise<void> {
  if (id === undefined) throw new Error('Name a dish: npm run dish -- dan-dan-noodles [--open]');
  await mkdir(MASTERS, { recursive: true });
  const svg = composePicture(await readDescription(id));
  const browser = await openBrowser();
  try {
    const master = await rasterise(browser, svg);
    await writeFile(join(MASTERS, `${id}.png`), master);
    console.log(`${id}: ${await encodePicture(id, hashDrawing(svg), master)}`);
  } finally {
    await browser.close();
  }
  const problems = await findProblems(id);
  const page = join(MASTERS, `${id}.html`);
  await writeFile(page, writePage(id, problems, await readText(id)));
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(`${pathToFileURL(page).href}\n${join(MASTERS, `${id}.png`)}`);
  if (show)
    spawn(process.platform === 'darwin' ? 'open' : 'xdg-open', [page], {
      detached: true,
      stdio: 'ignore',
    }).unref();
}

const words = process.argv.slice(2);
await main(
  words.find((word) => !word.startsWith('--')),
  words.includes('--open'),
);
