import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startAfterFirstFrame } from './start-script.js';

/** Where the server puts a page's styles and its content (server/pages/served-template.ts). */
const STYLES = '<!--styles-->';
const CONTENT = '<!--content-->';
const STAGE = '<div id="app"></div>';

/**
 * Writes the pages that are served with content: index.html with home's, and served.html, into which the server puts that of
 * every other page. The neutral shell stays empty.
 * @param {string} root
 * @param {string} client
 */
export async function writeServedPages(root, client) {
  const index = join(client, 'index.html');
  const sheetFile = findSheet(client);
  const sheet = readFileSync(join(client, sheetFile), 'utf8');
  const page = startAfterFirstFrame(readFileSync(index, 'utf8'), `/${sheetFile}`)
    .replace(`<style>${sheet.trim()}</style>`, '')
    .replace('</head>', `${STYLES}</head>`)
    .replace(STAGE, `<div id="app">${CONTENT}</div>`);
  const bundle = pathToFileURL(join(root, 'dist', 'prerender', 'prerender.js')).href;
  /** @type {typeof import('../../src/prerender.tsx')} */
  const { renderPage } = await import(bundle);
  const { html, styles } = await renderPage('/', {}, sheet);
  const home = page
    .replace(STYLES, () => styles.map(toStyle).join(''))
    .replace(CONTENT, () => choosePlate(html));
  writeFileSync(index, home);
  writeFileSync(join(client, 'served.html'), page);
}

/**
 * The one file of styles, as a path in the client.
 * @param {string} client
 */
function findSheet(client) {
  const files = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.css'));
  const [sheet] = files;
  if (!sheet || files.length > 1) throw new Error(`The build has ${files.length} style sheets`);
  return `assets/${sheet}`;
}

/** @param {import('../../contract/page/served-page.ts').RenderedStyle} style */
function toStyle({ name, rules }) {
  return name ? `<style data-emotion="${name}">${rules}</style>` : `<style>${rules}</style>`;
}

/**
 * The plate of the day is chosen where the page is read, before anything is painted: as `toPlateOfDay` in
 * src/features/home/plate-of-day.ts does.
 * @param {string} html
 */
function choosePlate(html) {
  const choose = `(s=>{const p=s.previousSibling,d=new Date,all=p.dataset.plates.split(' '),src=all[Date.UTC(d.getFullYear(),d.getMonth(),d.getDate())/864e5%all.length];p.firstChild.srcset=src.replace(/webp$/,'avif');p.lastChild.src=src;s.remove()})(document.currentScript)`;
  return html.replace(
    /<picture data-plates="[^]*?<\/picture>/,
    (picture) => `${picture}<script>${choose}</script>`,
  );
}
