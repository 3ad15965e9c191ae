/** Whether what a query holds is an answer of the device instead of the server (see `Answer` in `api.ts`). */
export function isStoredCopy(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'storedAt' in answer &&
    answer.storedAt !== undefined
  );
}
