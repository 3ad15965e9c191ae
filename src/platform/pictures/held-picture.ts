let held: { id: string; file: File } | undefined;

/** Holds a picture for the next page and releases the previous one. Returns its id. */
export function holdPicture(file: File): string {
  held = { id: crypto.randomUUID(), file };
  return held.id;
}

/** Returns undefined after a reload. */
export function findHeldPicture(id: string): File | undefined {
  return held?.id === id ? held.file : undefined;
}
