import { readNote, saveNote } from './notes.ts';

const FIRST_SAVE = 'simmer:first-save';

/** Call it after a recipe was saved. The first save is a good moment to offer installation. */
export function recordFirstSave(): void {
  if (hasSavedOnce()) return;
  saveNote('saved-once', 'yes');
  globalThis.dispatchEvent(new Event(FIRST_SAVE));
}

export function hasSavedOnce(): boolean {
  return readNote('saved-once') !== undefined;
}

export function onFirstSave(listener: () => void): void {
  globalThis.addEventListener(FIRST_SAVE, listener, { once: true });
}
