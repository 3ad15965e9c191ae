let isTold = false;

/** Call it if a failed chunk shows its own error with a retry, so that the page's error boundary stays quiet. */
export function tellByItself(): void {
  isTold = true;
}

/** Returns true if the last failed chunk showed its own error. Resets the mark. */
export function wasToldByItself(): boolean {
  const was = isTold;
  isTold = false;
  return was;
}
