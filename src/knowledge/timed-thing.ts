/** Text after the object of a title: "in the pan", "until golden", "and rest". */
const REST =
  /\s+(?:and|as|at|between|by|covered|dry|for|from|in|into|off|on|once|onto|over|through|to|twice|under|until|warm|while|with)\b.*$/u;
/** A verb with an optional particle, then an article and the object. */
const THING = /^\S+ (?:(?:back|down|in|off|out|up) )?(?:an?|the|your) (.+)$/iu;

/** Label of a step's timer: "Toast the peppercorns" -> "Peppercorns". Returns the title if it has no object. */
export function toTimedThing(stepTitle: string): string {
  const thing = THING.exec(stepTitle)?.[1]?.replace(REST, '');
  return thing ? thing.charAt(0).toUpperCase() + thing.slice(1) : stepTitle;
}
