/** The 1-based step in a hash, or undefined for any other hash. */
export function readStepHash(hash: string): number | undefined {
  const [, digits] = /^step-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
