const DEADLINE_MS = 5000;
const ENTRY = /\/assets\/main-[\w-]+\.js/;

/**
 * Compares the release that the server has now with that of this page: `newer`, the `same`, or `away` where the server does
 * not answer. The worker is not asked.
 */
export async function compareReleases(): Promise<'newer' | 'same' | 'away'> {
  const served = toEntry(await fetchHome());
  if (served === undefined) return 'away';
  return served === toEntry(document.documentElement.outerHTML) ? 'same' : 'newer';
}

/** Without ky: its own chunk may be the one that was lost. */
async function fetchHome(): Promise<string> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return await (await fetch('/', { cache: 'no-store', signal })).text();
  } catch {
    // No network, or none that answers in time.
    return '';
  }
}

/** A sign-in page of a hotel has none. */
function toEntry(html: string): string | undefined {
  return ENTRY.exec(html)?.[0];
}
