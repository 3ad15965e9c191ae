/** What stands behind what is timed: "in the pan", "until golden", "and rest". */
const REST =
  /\s+(?:and|as|at|between|by|covered|dry|for|from|in|into|off|on|once|onto|over|through|to|twice|under|until|warm|while|with)\b.*$/u;
/** A verb, perhaps with its particle, and then the thing with its article. */
const THING = /^\S+ (?:(?:back|down|in|off|out|up) )?(?:an?|the|your) (.+)$/iu;

/** What the step of this title is about, for where there is little room: "Toast the peppercorns" -> "Peppercorns". */
export function toTimedThing(stepTitle: string): string {
  const thing = THING.exec(stepTitle)?.[1]?.replace(REST, '');
  return thing ? thing.charAt(0).toUpperCase() + thing.slice(1) : stepTitle;
}
