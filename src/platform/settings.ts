import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { MyDiet } from '#contract/diet/schema.ts';
import { UNITS } from '#knowledge/portions/unit-systems.ts';

export const READING_SPEEDS = ['slow', 'normal', 'fast'] as const;

export const LIST_LOOKS = ['rows', 'cards'] as const;

/** Settings of this device. Each has its own default, so that an invalid value does not affect the others. */
const Settings = v.object({
  /** Undefined: amounts in the units of the recipe. */
  units: v.fallback(v.optional(v.picklist(UNITS)), undefined),
  /** Headset buttons change steps, which stops other music. */
  hasHeadsetKeys: v.fallback(v.boolean(), false),
  speed: v.fallback(v.picklist(READING_SPEEDS), 'normal'),
  isEachStepRead: v.fallback(v.boolean(), false),
  /** The user dismissed the note shown with the first timer. */
  isTimerNoteRead: v.fallback(v.boolean(), false),
  /** Ids of the foods that are always at home, so that dishes do not put them on the shopping list. */
  staples: v.fallback(v.array(v.string()), []),
  /** Ids of the foods that the cook named under "What can I cook?". */
  foodsAtHand: v.fallback(v.array(v.string()), []),
  /** Allergies and diets of a visitor. They move into the account of a member. */
  diet: v.fallback(v.optional(MyDiet), undefined),
  listLook: v.fallback(v.picklist(LIST_LOOKS), 'rows'),
});
type Settings = v.InferOutput<typeof Settings>;

const KEY = 'simmer.settings';
const listeners = new Set<() => void>();
let text: string | null | undefined;
const DEFAULTS: Settings = v.parse(Settings, {});
let settings = DEFAULTS;

/** Returns the same object until something changes, also in another tab. */
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
    // If nothing can be stored, a setting lasts as long as the page.
    settings = changed;
  }
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(listen, readSettings, () => DEFAULTS);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
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
