/** What the arrows walk through: the results, in reading order. */
const RESULTS = 'a[data-result]';

/**
 * Arrow down goes from the field into the results and on, arrow up back to the field; Escape in the results too. Whether
 * the key did something.
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
