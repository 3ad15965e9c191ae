import { readNote, saveNote } from './notes.ts';

const FIRST_SAVE = 'simmer:first-save';

/** Call it when a recipe was saved: the first time is a good moment to ask for a place on the home screen. */
export function noteFirstSave(): void {
  if (hasSavedOnce()) return;
  saveNote('saved-once', 'yes');
  globalThis.dispatchEvent(new Event(FIRST_SAVE));
}

export function hasSavedOnce(): boolean {
  return readNote('saved-once') !== undefined;
}

export function followFirstSave(listener: () => void): void {
  globalThis.addEventListener(FIRST_SAVE, listener, { once: true });
}
