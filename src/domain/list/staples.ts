import { readSettings, saveSettings, useSettings } from '#platform/settings.ts';

/** Ids of the foods that are always at home. They are stored on this device only. */
export function useStaples(): readonly string[] {
  return useSettings().staples;
}

/** For code outside of components. */
export function readStaples(): readonly string[] {
  return readSettings().staples;
}

export function setStaple(foodId: string, isAtHome: boolean): void {
  const others = readStaples().filter((id) => id !== foodId);
  saveSettings({ staples: isAtHome ? [...others, foodId] : others });
}
