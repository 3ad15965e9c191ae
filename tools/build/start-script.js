const MODULE = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Replaces the tags that start the app with an inline script. After the main picture is on the screen it loads the web
 * fonts and the other pictures and then the app's scripts, so that the picture does not share the bandwidth. A tap also
 * starts the app. The app runs once its whole style sheet has loaded. Earlier taps are recorded for the app
 * (src/shell/take-over.tsx).
 * @param {string} page
 * @param {string} sheet path of the style sheet
 * @param {{ files: string, fonts: string }} ids ids of the list of the page's own scripts and of the web fonts
 * @param {[string, string]} words message if the app's code fails to load, and the label of the retry link
 */
export async function startAfterFirstFrame(page, sheet, ids, words) {
  const entry = MODULE.exec(page)?.[1];
  if (!entry) throw new Error('index.html starts no script of ours');
  const files = [entry, ...[...page.matchAll(PRELOAD)].map(([, file]) => file)];
  const values = [sheet, files, ids, words].map((value) => JSON.stringify(value)).join(',');
  // `npm test` imports this file before the packages are installed.
  const { minifySync } = await import('vite');
  const { code: start } = minifySync('start.js', `(${startApp.toString()})(${values})`);
  return page
    .replace(MODULE, '')
    .replaceAll(PRELOAD, '')
    .replace('</body>', () => `<script>${start}</script></body>`);
}

/**
 * Runs in the browser as a string, so it cannot use the scope of this module.
 * @param {string} sheet
 * @param {string[]} files the entry first
 * @param {{ files: string, fonts: string }} ids
 * @param {[string, string]} words
 */
function startApp(sheet, files, ids, words) {
  let isStarted = false;
  /** @type {NodeListOf<HTMLElement>} */
  const lazy = document.querySelectorAll('img[loading=lazy]');
  /** Loads the web fonts, and the lazy pictures on the screen. Without a box, a lazy picture does not load. */
  function loadRest() {
    const fonts = document.getElementById(ids.fonts);
    if (fonts instanceof HTMLStyleElement) fonts.media = 'all';
    for (const { style } of lazy) style.removeProperty('display');
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    loadRest();
    const own = document.getElementById(ids.files);
    for (const file of [...files, ...JSON.parse(own?.textContent || '[]'), sheet]) {
      const link = document.createElement('link');
      link.rel = file === sheet ? 'stylesheet' : 'modulepreload';
      link.href = file;
      for (const end of file === sheet ? ['load', 'error'] : []) link.addEventListener(end, run);
      document.head.append(link);
    }
  }
  function run() {
    runEach().catch(showLoadError);
  }
  /** Runs each script in a separate task, so that taps are answered in between. The entry needs all others. */
  async function runEach() {
    for (const file of [...files.slice(1), files[0] ?? '']) {
      await import(file);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  /** Shows why the page, which is readable already, does not react. */
  function showLoadError() {
    const note = document.createElement('p');
    const again = document.createElement('a');
    note.role = 'alert';
    note.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:99;padding:16px;background:#2b1206;color:#fff6ec';
    again.href = '';
    again.style.padding = '16px';
    again.append(words[1]);
    note.append(words[0], again);
    document.body.append(note);
  }
  /** Waits until the frame is on the screen: scripts compete with its picture, and their work delays the frame. */
  function startAfterPaint() {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        loadRest();
        setTimeout(start, 100);
      }),
    );
  }
  /** Chooses the text size of a served cooking step, like src/pages/cook/step/fit-step.ts. */
  const step = document.querySelector('[data-direction]');
  for (const size of ['0', '1', '2']) {
    if (!(step instanceof HTMLElement)) break;
    step.dataset['size'] = size;
    const { clientHeight = 0 } = step.parentElement ?? {};
    if (step.offsetHeight <= clientHeight && step.scrollWidth <= step.clientWidth) break;
  }
  /** @type {Element[]} */
  const taps = [];
  /** @param {Event} event */
  function noteTap({ target }) {
    const button = target instanceof Element && target.closest('button');
    if (button) taps.push(button);
  }
  function takeEarlyTaps() {
    removeEventListener('click', noteTap, true);
    return taps;
  }
  Object.assign(globalThis, { takeEarlyTaps, wasScrolledEarly: false });
  addEventListener('scroll', () => Object.assign(globalThis, { wasScrolledEarly: true }), {
    once: true,
    passive: true,
  });
  addEventListener('click', noteTap, true);
  addEventListener('pointerdown', start, true);
  addEventListener('keydown', start, true);
  const picture = document.querySelector('img[fetchpriority=high]');
  /** If a worker controls the page, everything comes from the device. */
  if (!picture || navigator.serviceWorker?.controller) loadRest();
  else for (const { style } of lazy) style.display = 'none';
  if (picture instanceof HTMLImageElement) {
    picture.decode().then(startAfterPaint, startAfterPaint);
  } else {
    startAfterPaint();
  }
  setTimeout(start, 2500);
}
