let held: { id: string; file: File } | undefined;

/** Holds a picture that was made here for the page that comes next; the one before is let go. Answers what it is found by. */
export function holdPicture(file: File): string {
  held = { id: crypto.randomUUID(), file };
  return held.id;
}

/** Undefined after a reload. */
export function findHeldPicture(id: string): File | undefined {
  return held?.id === id ? held.file : undefined;
}
