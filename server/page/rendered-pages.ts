import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '#contract/page/served-page.ts';
import type { PageAnswers } from './page-answers.ts';

/** One page takes about 50 kB. */
const KEPT_PAGES = 1000;
/** Maximum age of the counts on a busy page, in milliseconds. */
const BUSY_MS = 3000;

export interface Rendered {
  page: RenderedPage;
  /** The responses that a busy page shows. Other pages show the current ones. */
  answers?: PageAnswers;
}

interface Version {
  /** Changes with the data. */
  exact: string;
  /** Only for a busy page: changes with the data except for its counts. */
  withoutCounts?: string | undefined;
}

interface Kept extends Version {
  at: number;
  rendered: Promise<Rendered | undefined>;
}

/** Caches the latest version of rendered pages. */
export class RenderedPages {
  readonly #kept: LRUCache<string, Kept>;
  readonly #now: () => number;

  constructor(limit = KEPT_PAGES, now: () => number = Date.now) {
    this.#kept = new LRUCache({ max: limit });
    this.#now = now;
  }

  /**
   * Calls `render` once per path and version and caches the result, including `undefined`. If only the counts of a busy
   * page have changed, it is rendered again after `BUSY_MS` at the earliest, because rendering is slow.
   */
  find(
    path: string,
    version: Version,
    render: () => Promise<Rendered | undefined>,
  ): Promise<Rendered | undefined> {
    const known = this.#kept.get(path);
    const now = this.#now();
    if (known && (known.exact === version.exact || isRecent(known, version, now))) {
      return known.rendered;
    }
    const rendered = render();
    this.#kept.set(path, { ...version, at: now, rendered });
    return rendered;
  }
}

function isRecent(known: Kept, { withoutCounts }: Version, now: number): boolean {
  const isSame = withoutCounts !== undefined && known.withoutCounts === withoutCounts;
  return isSame && now - known.at < BUSY_MS;
}
