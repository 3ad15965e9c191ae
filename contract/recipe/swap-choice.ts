import { SUBSTITUTE_KINDS, type SubstituteKind } from './substitute-kinds.ts';

/**
 * A chosen swap is stored as one number: the ingredient's position plus a multiple of `PLACES` for the kind. A bare
 * position means the default, as in older device data.
 */
const PLACES = 1024;

export function toSwapChoice(place: number, kind?: SubstituteKind): number {
  return place + PLACES * (kind === undefined ? 0 : SUBSTITUTE_KINDS.indexOf(kind) + 1);
}

export function toSwapPlace(choice: number): number {
  return choice % PLACES;
}

export function toSwapKind(choice: number): SubstituteKind | undefined {
  return SUBSTITUTE_KINDS[Math.floor(choice / PLACES) - 1];
}

export function findSwapChoice(choices: ReadonlySet<number>, place: number): number | undefined {
  return [...choices].find((choice) => toSwapPlace(choice) === place);
}

/** Returns the choices with this one for the ingredient at `place`, or without any for it. */
export function withSwapChoice(
  choices: ReadonlySet<number>,
  place: number,
  choice: number | undefined,
): ReadonlySet<number> {
  const others = [...choices].filter((one) => toSwapPlace(one) !== place);
  return new Set(choice === undefined ? others : [...others, choice]);
}
