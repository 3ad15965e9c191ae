export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The script in the head of the page reads it too, before the first frame. */
const KEY = 'simmer.appearance';

/** What is chosen on this device; the system decides where nothing is. */
export function readAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(KEY);
    return APPEARANCES.find((one) => one === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

export function saveAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(KEY, appearance);
  } catch {
    // Not kept: it holds until the page is loaded anew.
    show(appearance);
    return;
  }
  show(appearance);
}

/** Sets the class that the theme's dark values hang on, now and whenever system, setting or another tab change it. */
export function followAppearance(): void {
  again();
  systemIsDark().addEventListener('change', again);
  globalThis.addEventListener('storage', again);
}

function again(): void {
  show(readAppearance());
}

function show(appearance: Appearance): void {
  const isDark = appearance === 'system' ? systemIsDark().matches : appearance === 'dark';
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
}

function systemIsDark(): MediaQueryList {
  return globalThis.matchMedia('(prefers-color-scheme: dark)');
}
