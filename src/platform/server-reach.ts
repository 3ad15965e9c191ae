const DEADLINE_MS = 5000;
const ENTRY = /\/assets\/main-[\w-]+\.js/;

/** Compares the server's release with this page's, bypassing the worker. `away`: the server does not answer. */
export async function compareReleases(): Promise<'newer' | 'same' | 'offline'> {
  const served = toEntry(await fetchHome());
  if (served === undefined) return 'offline';
  return served === toEntry(document.documentElement.outerHTML) ? 'same' : 'newer';
}

/** Uses fetch, because ky's chunk may be the one that failed to load. */
async function fetchHome(): Promise<string> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return await (await fetch('/', { cache: 'no-store', signal })).text();
  } catch {
    return '';
  }
}

/** Returns the entry script, or undefined for another page, such as a hotel's sign-in page. */
function toEntry(html: string): string | undefined {
  return ENTRY.exec(html)?.[0];
}
