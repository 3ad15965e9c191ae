/** The results in reading order, which the arrow keys move through. */
const RESULTS = 'a[data-result]';

/**
 * Moves the focus between the field and the results: arrow down and up, and Escape back to the field.
 * @returns True if the key was handled.
 */
export function moveFocus(key: string, page: HTMLElement, field: HTMLElement | null): boolean {
  const results = [...page.querySelectorAll<HTMLElement>(RESULTS)];
  const at = results.findIndex((result) => result === document.activeElement);
  if (at === -1 && document.activeElement !== field) return false;
  if (key === 'Escape' && at !== -1) field?.focus();
  else if (key === 'ArrowDown' && at + 1 < results.length) results[at + 1]?.focus();
  else if (key === 'ArrowUp' && at !== -1) (results[at - 1] ?? field)?.focus();
  else return false;
  return true;
}
