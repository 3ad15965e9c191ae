import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreScrollLate } from './late-scroll.ts';

let grow: (height: number) => void;
const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  scrolled.mockClear();
  let isWatched = false;
  const watch = (callback: () => void) => {
    grow = (height) => {
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
      if (isWatched) callback();
    };
    return {
      observe: () => {
        isWatched = true;
      },
      disconnect: () => {
        isWatched = false;
      },
    };
  };
  // A regular function, because the code calls it with `new`.
  vi.stubGlobal('ResizeObserver', function Observer(callback: () => void) {
    return watch(callback);
  });
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('innerHeight', 800);
  history.replaceState({ key: 'k' }, '');
  sessionStorage.setItem(
    'tsr-scroll-restoration-v1_3',
    JSON.stringify({ other: {}, k: { window: { scrollX: 0, scrollY: 3000 } } }),
  );
  setNavigation('back_forward');
  grow = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function setNavigation(type: string): void {
  const entry = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0 };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { ...entry, toJSON: () => entry },
  ] as PerformanceEntry[]);
}

test('restores the scroll position once a page that was too short has grown', () => {
  restoreScrollLate();
  grow(1969);
  expect(scrolled).not.toHaveBeenCalled();
  grow(22_000);
  grow(23_000);
  expect(scrolled.mock.calls).toEqual([[0, 3000]]);
});

test('does not scroll if the user scrolled in the meantime', () => {
  restoreScrollLate();
  dispatchEvent(new Event('wheel'));
  grow(22_000);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a newly opened page starts at the top', () => {
  setNavigation('navigate');
  restoreScrollLate();
  grow(22_000);
  expect(scrolled).not.toHaveBeenCalled();
});
