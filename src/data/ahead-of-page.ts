import type * as Ahead from './ahead.ts';

/** Asks for what a page will need while its code is still on the way; the page itself says what could not be loaded. */
export function aheadOfPage(ask: (ahead: typeof Ahead) => void): void {
  void import('./ahead.ts').then(ask, () => undefined);
}
