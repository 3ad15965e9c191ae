/** Whether what a query holds is an answer of the device instead of the server (see `Answer` in `api.ts`), or has one among its pages. */
export function isStoredCopy(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if ('pages' in answer && Array.isArray(answer.pages)) return answer.pages.some(isStoredCopy);
  return 'storedAt' in answer && answer.storedAt !== undefined;
}
