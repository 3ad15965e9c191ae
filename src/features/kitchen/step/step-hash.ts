/** The step that a hash names, from 1; undefined for any other hash. */
export function readStepHash(hash: string): number | undefined {
  const [, digits] = /^step-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
