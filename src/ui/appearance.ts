export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The script in the page's head also reads it, before the first frame. */
const KEY = 'simmer.appearance';

/** Returns this device's choice. The default is the system's appearance. */
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
    // Not stored, so it lasts until the page is reloaded.
    show(appearance);
    return;
  }
  show(appearance);
}

/** Sets the `dark` class of the theme, now and whenever the system, the setting or another tab changes it. */
export function watchAppearance(): void {
  applyAppearance();
  systemIsDark().addEventListener('change', applyAppearance);
  globalThis.addEventListener('storage', applyAppearance);
}

function applyAppearance(): void {
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
