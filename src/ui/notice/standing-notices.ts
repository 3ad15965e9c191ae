/** One sentence to the cook, in a bar above the foot of the page; one is shown at a time. */
export interface Notice {
  /** What it is about, before it. */
  about?: string;
  text: string;
  /** An error is announced at once, all others when the screen reader has finished its sentence. */
  kind: 'success' | 'error' | 'info' | 'update';
  action?: { label: string; run: () => void };
  /** Unsaid: 3 s, an error 5 s, with an action 10 s. */
  staysMs?: 3000 | 5000 | 'until-dismissed';
  /** The other answer to a question; then no cross and no key takes the notice away, only one of the two. */
  other?: { label: string; run: () => void };
  /** What the cross says to a screen reader, and what happens when it is pressed. */
  dismiss?: { label: string; run: () => void };
}
export interface StandingNotice extends Notice {
  id: number;
}

const WITH_ACTION_MS = 10_000;

let standing: readonly StandingNotice[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Those that stay until dismissed come back when the one that covers them has gone. */
export function addNotice(notice: Notice): number {
  count += 1;
  change([...standing.filter((one) => toStay(one) === undefined), { ...notice, id: count }]);
  return count;
}

/** All of them without an `id`. */
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

/** In ms; undefined where it stays until it is dismissed. */
export function toStay({ kind, action, staysMs }: Notice): number | undefined {
  if (staysMs === 'until-dismissed') return undefined;
  if (action) return WITH_ACTION_MS;
  return staysMs ?? (kind === 'error' ? 5000 : 3000);
}

function change(to: readonly StandingNotice[]): void {
  standing = to;
  for (const listener of listeners) listener();
}
