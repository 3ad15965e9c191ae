import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes the home page's first frame into the index.html built in `client`. The neutral shell of every other page stays
 * empty.
 * @param {string} root
 * @param {string} client
 */
export async function prerenderHome(root, client) {
  const bundle = pathToFileURL(join(root, 'dist', 'prerender', 'prerender.js')).href;
  /** @type {{ renderHome: () => Promise<{ html: string, css: string }> }} */
  const { renderHome } = await import(bundle);
  const { html: whole, css: rules } = await renderHome();
  // The router's own script: where the reader was is found again when the app starts.
  const html = whole.replace(/<script[^]*?<\/script>/g, '');
  // Of the motions only the caret's is in the first frame; the app brings the rest.
  const css = rules.replace(/@keyframes (?!caret)[\w-]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const file = join(client, 'index.html');
  const page = readFileSync(file, 'utf8')
    .replace('<div id="app"></div>', () => `<div id="app">${choosePlate(html)}</div>`)
    .replace('</head>', () => `<style id="first-frame">${css}</style></head>`);
  writeFileSync(file, startAfterFirstFrame(page));
}

/**
 * The plate of the day is chosen where the page is read, before anything is painted: as `toPlateOfDay` in
 * src/features/home/plate-of-day.ts does.
 * @param {string} html
 */
function choosePlate(html) {
  const choose = `(p=>{const d=new Date,all=p.dataset.plates.split(' '),src=all[Date.UTC(d.getFullYear(),d.getMonth(),d.getDate())/864e5%all.length];p.firstChild.srcset=src.replace(/webp$/,'avif');p.lastChild.src=src})(document.currentScript.previousSibling)`;
  return html.replace(
    /<picture data-plates="[^]*?<\/picture>/,
    (picture) => `${picture}<script>${choose}</script>`,
  );
}

/**
 * The first frame needs no script: they are asked for once it is painted, so that the plate and the faces come first.
 * @param {string} page
 */
function startAfterFirstFrame(page) {
  const module = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
  const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
  const entry = module.exec(page)?.[1];
  if (!entry) throw new Error('index.html starts no script of ours');
  const preloads = [...page.matchAll(preload)].map(([, file]) => `p(${JSON.stringify(file)})`);
  const start = `requestAnimationFrame(()=>setTimeout(()=>{const p=f=>{const l=document.createElement('link');l.rel='modulepreload';l.href=f;document.head.append(l)};${preloads.join(';')};import(${JSON.stringify(entry)})}))`;
  return page
    .replace(module, '')
    .replaceAll(preload, '')
    .replace('</body>', () => `<script>${start}</script></body>`);
}
