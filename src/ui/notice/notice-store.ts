/** A sentence in a bar above the bottom of the page. One is shown at a time. */
export interface Notice {
  about?: string;
  text: string;
  /** An error is announced at once, all others after the screen reader's current sentence. */
  kind: 'success' | 'error' | 'info' | 'update';
  action?: { label: string; run: () => void };
  /** Default: 3 s, for an error 5 s, with an action 10 s. */
  staysMs?: 3000 | 5000 | 'until-dismissed';
  /** The second answer to a question. The notice then has no close button and closes only with an answer. */
  other?: { label: string; run: () => void };
  /** Label and action of the close button. */
  dismiss?: { label: string; run: () => void };
}
export interface OpenNotice extends Notice {
  id: number;
}

const WITH_ACTION_MS = 10_000;

let openNotices: readonly OpenNotice[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Adds a notice. A permanent notice returns when the one that covers it has closed. */
export function addNotice(notice: Notice): number {
  count += 1;
  change([
    ...openNotices.filter((one) => toDurationMs(one) === undefined),
    { ...notice, id: count },
  ]);
  return count;
}

export function removeNotice(id?: number): void {
  change(id === undefined ? [] : openNotices.filter((one) => one.id !== id));
}

export function readNotice(): OpenNotice | undefined {
  return openNotices.at(-1);
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds until it closes, or undefined for a permanent one. */
export function toDurationMs({ kind, action, staysMs }: Notice): number | undefined {
  if (staysMs === 'until-dismissed') return undefined;
  if (action) return WITH_ACTION_MS;
  return staysMs ?? (kind === 'error' ? 5000 : 3000);
}

function change(to: readonly OpenNotice[]): void {
  openNotices = to;
  for (const listener of listeners) listener();
}
