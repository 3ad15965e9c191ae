import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startAfterFirstFrame } from './start-script.js';

const STAGE = '<div id="app"></div>';

/**
 * Writes the prerendered pages: index.html with the content of home, and served.html, the template that the server
 * fills for every other page. shell.html stays empty.
 * @param {string} root
 * @param {string} client
 */
export async function writePages(root, client) {
  const bundle = pathToFileURL(join(root, 'dist', 'prerender', 'prerender.js')).href;
  /** @type {typeof import('../../src/prerender.tsx')} */
  const { renderPage, toStyleElements, toPlateOfDay, pageNotLoaded, loadAgain, ...names } =
    await import(bundle);
  const { CONTENT_PLACEHOLDER, STYLES_PLACEHOLDER } = names;
  const index = join(client, 'index.html');
  const sheetFile = findSheet(client);
  const sheet = readFileSync(join(client, sheetFile), 'utf8');
  const started = await startAfterFirstFrame(
    readFileSync(index, 'utf8'),
    `/${sheetFile}`,
    { files: names.PAGE_FILES_ID, fonts: names.FONTS_ID },
    [pageNotLoaded, loadAgain],
  );
  const page = started
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace(
      '</head>',
      `${STYLES_PLACEHOLDER}<noscript><link rel="stylesheet" href="/${sheetFile}"></noscript></head>`,
    )
    .replace(STAGE, `<div id="app">${CONTENT_PLACEHOLDER}</div>`);
  const { html, styles } = await renderPage('/', {}, sheet);
  const home = names
    .preloadFonts(page, html)
    .replace(STYLES_PLACEHOLDER, () => toStyleElements(styles))
    .replace(CONTENT_PLACEHOLDER, () => choosePlate(html, toPlateOfDay));
  writeFileSync(index, home);
  writeFileSync(join(client, 'served.html'), page);
}

/**
 * Returns the path of the only style sheet, relative to the client.
 * @param {string} client
 */
function findSheet(client) {
  const files = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.css'));
  const [sheet] = files;
  if (!sheet || files.length > 1) throw new Error(`The build has ${files.length} style sheets`);
  return `assets/${sheet}`;
}

/**
 * Adds an inline script that chooses the plate of the day in the browser before the first paint.
 * @param {string} html
 * @param {typeof import('../../src/pages/home/plate-of-day.ts').toPlateOfDay} toPlateOfDay
 */
function choosePlate(html, toPlateOfDay) {
  const choose = `(script=>{const picture=script.previousSibling,plate=(${toPlateOfDay.toString()})(picture.dataset.plates.split(' '));picture.firstChild.srcset=plate.replace(/webp$/,'avif');picture.lastChild.src=plate;script.remove()})(document.currentScript)`;
  return html.replace(
    /<picture data-plates="[^]*?<\/picture>/,
    (picture) => `${picture}<script>${choose}</script>`,
  );
}
