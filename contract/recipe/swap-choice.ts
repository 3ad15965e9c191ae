import { SUBSTITUTE_KINDS, type SubstituteKind } from './substitute-kinds.ts';

/**
 * A chosen swap is stored as one number: the ingredient's position plus a multiple of `PLACES` for the kind. A bare
 * position means the default, as in older device data.
 */
const INDEX_LIMIT = 1024;

export function toSwapChoice(place: number, kind?: SubstituteKind): number {
  return place + INDEX_LIMIT * (kind === undefined ? 0 : SUBSTITUTE_KINDS.indexOf(kind) + 1);
}

export function toSwapIndex(choice: number): number {
  return choice % INDEX_LIMIT;
}

export function toSwapKind(choice: number): SubstituteKind | undefined {
  return SUBSTITUTE_KINDS[Math.floor(choice / INDEX_LIMIT) - 1];
}

export function findSwapChoice(choices: ReadonlySet<number>, place: number): number | undefined {
  return [...choices].find((choice) => toSwapIndex(choice) === place);
}

/** Returns the choices with this one for the ingredient at `place`, or without any for it. */
export function withSwapChoice(
  choices: ReadonlySet<number>,
  place: number,
  choice: number | undefined,
): ReadonlySet<number> {
  const others = [...choices].filter((one) => toSwapIndex(one) !== place);
  return new Set(choice === undefined ? others : [...others, choice]);
}
