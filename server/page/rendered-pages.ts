import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '#contract/page/served-page.ts';

/** One page takes about 50 kB. */
const KEPT_PAGES = 1000;

interface Kept {
  version: string;
  page: Promise<RenderedPage | undefined>;
}

/** Caches the latest version of rendered pages. */
export class RenderedPages {
  readonly #kept: LRUCache<string, Kept>;

  constructor(limit = KEPT_PAGES) {
    this.#kept = new LRUCache({ max: limit });
  }

  /** Calls `render` once per path and version and caches its result, also if it is undefined. */
  find(
    path: string,
    version: string,
    render: () => Promise<RenderedPage | undefined>,
  ): Promise<RenderedPage | undefined> {
    const known = this.#kept.get(path);
    if (known?.version === version) return known.page;
    const page = render();
    this.#kept.set(path, { version, page });
    return page;
  }
}
