import { SUBSTITUTE_KINDS, type SubstituteKind } from './substitute-kinds.ts';

/**
 * A swap that a cook chose, as one number: the ingredient's place, and above it which of the kinds. A place alone is the
 * default, as devices have always kept it.
 */
const PLACES = 1024;

export function toSwapChoice(place: number, kind?: SubstituteKind): number {
  return place + PLACES * (kind === undefined ? 0 : SUBSTITUTE_KINDS.indexOf(kind) + 1);
}

export function toSwapPlace(choice: number): number {
  return choice % PLACES;
}

/** Undefined: the default. */
export function toSwapKind(choice: number): SubstituteKind | undefined {
  return SUBSTITUTE_KINDS[Math.floor(choice / PLACES) - 1];
}

/** The choice for the ingredient at this place, if it is swapped. */
export function findSwapChoice(choices: ReadonlySet<number>, place: number): number | undefined {
  return [...choices].find((choice) => toSwapPlace(choice) === place);
}

/** The same choices with this one for the ingredient at `place`, or without any. */
export function withSwapChoice(
  choices: ReadonlySet<number>,
  place: number,
  choice: number | undefined,
): ReadonlySet<number> {
  const others = [...choices].filter((one) => toSwapPlace(one) !== place);
  return new Set(choice === undefined ? others : [...others, choice]);
}
