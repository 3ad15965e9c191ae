/** The end of an address that asks for a step: "step-3". */
export function toStepHash(step: number): string {
  return `step-${step}`;
}

/** The step that such an end asks for, from 1; undefined where it asks for none. */
export function readStepHash(hash: string): number | undefined {
  const [, digits] = /^step-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
