/** Small notes about this device, independent of the account. Without storage they are lost. */
type Note = 'update-later' | 'install-later' | 'visits' | 'saved-once' | 'at-step';

export function readNote(note: Note): string | undefined {
  try {
    return localStorage.getItem(toKey(note)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveNote(note: Note, text: string): void {
  try {
    localStorage.setItem(toKey(note), text);
  } catch {
    return;
  }
}

function toKey(note: Note): string {
  return `simmer.${note}`;
}
