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
export interface StandingNotice extends Notice {
  id: number;
}

const WITH_ACTION_MS = 10_000;

let standing: readonly StandingNotice[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Adds a notice. A permanent notice returns when the one that covers it has closed. */
export function addNotice(notice: Notice): number {
  count += 1;
  change([...standing.filter((one) => toStay(one) === undefined), { ...notice, id: count }]);
  return count;
}

export function removeNotice(id?: number): void {
  change(id === undefined ? [] : standing.filter((one) => one.id !== id));
}

export function readNotice(): StandingNotice | undefined {
  return standing.at(-1);
}

export function followNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds until it closes, or undefined for a permanent one. */
export function toStay({ kind, action, staysMs }: Notice): number | undefined {
  if (staysMs === 'until-dismissed') return undefined;
  if (action) return WITH_ACTION_MS;
  return staysMs ?? (kind === 'error' ? 5000 : 3000);
}

function change(to: readonly StandingNotice[]): void {
  standing = to;
  for (const listener of listeners) listener();
}
