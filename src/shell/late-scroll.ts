import * as v from 'valibot';

/** The router’s session-storage key for scroll positions by history entry. */
const STORED = 'tsr-scroll-restoration-v1_3';
const Positions = v.record(
  v.string(),
  v.object({ window: v.optional(v.object({ scrollY: v.number() })) }),
);
const State = v.object({ key: v.string() });

/**
 * After Back from another document or a reload, the router restores the scroll position once, when the page may still
 * be too short. This restores it when the page has grown, unless the user has scrolled, tapped or typed. Call it before
 * the router starts.
 */
export function restoreScrollLate(): void {
  const top = isReturn() ? readTop() : 0;
  if (top === 0) return;
  const ended = new AbortController();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + innerHeight) return;
    end();
    scrollTo(0, top);
  });
  const end = () => {
    observer.disconnect();
    ended.abort();
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, end, { passive: true, signal: ended.signal });
  }
  observer.observe(document.documentElement);
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  return type === 'back_forward' || type === 'reload';
}

function readTop(): number {
  const state: unknown = history.state;
  if (!v.is(State, state)) return 0;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    return v.is(Positions, stored) ? (stored[state.key]?.window?.scrollY ?? 0) : 0;
  } catch {
    // Storage is refused in some private modes.
    return 0;
  }
}
