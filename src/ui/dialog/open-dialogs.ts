const CHANGED = 'dialogs-changed';

/** Called when a dialog was opened or closed. */
export function notifyDialogsChanged(): void {
  document.dispatchEvent(new Event(CHANGED));
}

export function subscribeToDialogs(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}

/** A nested dialog is in its opener or after it. */
export function findTopDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}
