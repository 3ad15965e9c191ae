import type { RenderedPage } from '#contract/page/served-page.ts';

/** One page takes about 50 kB. */
const KEPT_PAGES = 1000;

interface Kept {
  version: string;
  page: Promise<RenderedPage | undefined>;
}

/** Caches the latest version of rendered pages and evicts the least recently read one. */
export class RenderedPages {
  readonly #kept = new Map<string, Kept>();
  readonly #limit: number;

  constructor(limit = KEPT_PAGES) {
    this.#limit = limit;
  }

  /** Calls `render` once per path and version and caches its result, also if it is undefined. */
  find(
    path: string,
    version: string,
    render: () => Promise<RenderedPage | undefined>,
  ): Promise<RenderedPage | undefined> {
    const known = this.#kept.get(path);
    this.#kept.delete(path);
    const kept = known?.version === version ? known : { version, page: render() };
    this.#kept.set(path, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest);
    return kept.page;
  }
}
