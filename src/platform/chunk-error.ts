let isErrorShown = false;

/** Call it if a failed chunk shows its own error with a retry, so that the page's error boundary stays quiet. */
export function markChunkErrorShown(): void {
  isErrorShown = true;
}

/** Returns true if the last failed chunk showed its own error. Resets the mark. */
export function takeChunkErrorShown(): boolean {
  const was = isErrorShown;
  isErrorShown = false;
  return was;
}
