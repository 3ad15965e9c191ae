let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The open dialogs of `DialogFrame`, the topmost last. */
export function readTopDialog(): HTMLDialogElement | undefined {
  return openDialogs.at(-1);
}

export function addOpenDialog(dialog: HTMLDialogElement): void {
  change([...openDialogs, dialog]);
}

export function removeOpenDialog(dialog: HTMLDialogElement): void {
  change(openDialogs.filter((one) => one !== dialog));
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(to: readonly HTMLDialogElement[]): void {
  openDialogs = to;
  for (const listener of listeners) listener();
}
