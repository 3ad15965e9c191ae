import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { UNITS } from '../knowledge/portions/unit-systems.ts';

/** How fast steps are read aloud. */
export const READING_SPEEDS = ['slow', 'normal', 'fast'] as const;

/** How a phone shows a list of recipes. */
export const LIST_LOOKS = ['rows', 'cards'] as const;

/** What this device is set to. Each has its own default, so that a broken one spoils no other, and a new one is a line. */
const Settings = v.object({
  /** Not set: amounts in the units they were written in. */
  units: v.fallback(v.optional(v.picklist(UNITS)), undefined),
  /** Headset buttons change steps; other music stops while they do. */
  hasHeadsetKeys: v.fallback(v.boolean(), false),
  speed: v.fallback(v.picklist(READING_SPEEDS), 'normal'),
  /** Each step is read aloud as it comes. */
  isEachStepRead: v.fallback(v.boolean(), false),
  /** The note shown with the first timer was dismissed. */
  isTimerNoteRead: v.fallback(v.boolean(), false),
  listLook: v.fallback(v.picklist(LIST_LOOKS), 'rows'),
});
type Settings = v.InferOutput<typeof Settings>;

const KEY = 'simmer.settings';
const listeners = new Set<() => void>();
let text: string | null | undefined;
const DEFAULTS: Settings = v.parse(Settings, {});
let settings = DEFAULTS;

/** The same object until something changes, also from another tab. */
export function readSettings(): Settings {
  const found = readText();
  if (found !== text) {
    text = found;
    settings = v.parse(Settings, toObject(found));
  }
  return settings;
}

export function saveSettings(change: Partial<Settings>): void {
  const changed = { ...readSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Where nothing can be stored, a setting lives as long as the page.
    settings = changed;
  }
  for (const tell of listeners) tell();
}

export function useSettings(): Settings {
  return useSyncExternalStore(listen, readSettings, () => DEFAULTS);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  // Fired in every other tab of the app.
  globalThis.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    globalThis.removeEventListener('storage', tell);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function toObject(found: string | null): object {
  try {
    const value: unknown = JSON.parse(found ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
