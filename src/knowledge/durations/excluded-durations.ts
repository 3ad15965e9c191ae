import { NUMBER_WORDS } from '../amounts.ts';

/** Text around a time that must not be timed: an interval, a rate, the past, or how long food keeps. */
const BEFORE = [
  /(?:^|\P{L})(?:every|within)(?: the| about)? $/iu,
  /(?:^|\P{L})late $/iu,
  /(?:^|\P{L})took (?:you|me|us)(?: about)? $/iu,
  /(?:^|\P{L})(?:keeps|(?:will|can be) (?:keep|kept)|stays fresh)(?!\p{L})[^.;]{0,40}$/iu,
];
const AFTER = [
  /^ (?:ago|ahead|apart|away|earlier|early|in advance|from now|into|under the (?:time|pack\p{L}*))(?!\p{L})/iu,
  /^ (?:less|more|longer) than(?!\p{L})/iu,
  /^[ -]old(?!\p{L})/iu,
  // In "When the 20 minutes are up" the time was already started.
  /^ (?:are|is) (?:up|over)(?!\p{L})/iu,
  /^ (?:per|for (?:each|every)|to (?:each|the|every)|an?) (?:\d+ )?(?:g|kg|kilo|lb|pound|inch|cm)(?!\p{L})/iu,
  // Times of day: "five minutes to six".
  new RegExp(`^ (?:to|past) (?:${NUMBER_WORDS.join('|')}|noon|midnight)(?![\\p{L}-])`, 'iu'),
  /^ steak/i,
];
/** "Ten minutes before serving" is a point in time, unless the food rests or cooks for that time. */
const BEFORE_POINT = /^ before(?!\p{L})/iu;
const WAITS =
  /(?:^|\P{L})(?:for|maybe|another|rest|stand|sit|cool|wait|chill|soak|cook|bake|boil|simmer|leave|least|last|infuse|drain|dry)(?: \p{L}+)? $/iu;
/** "a 10-minute rest", but not "a 30-minute meal". */
const HYPHENATED = /(?:\d|^\p{L}+)-(?:hour|hr|minute|min|second|sec)$/iu;
const ACTIVITIES =
  /^ (?:rest|simmer|soak|bursts?|blasts?|pulses?|intervals?|boil|steam|proof|prove|rise|bake|chill|wait|stand|blitz|stir|knead|poach|marinade)(?!\p{L})/iu;

/** Returns true if the text around words that look like a duration shows that they are not one. */
export function isExcluded(before: string, words: string, after: string): boolean {
  if (HYPHENATED.test(words) && !ACTIVITIES.test(after)) return true;
  if (BEFORE_POINT.test(after) && !WAITS.test(before)) return true;
  return BEFORE.some((one) => one.test(before)) || AFTER.some((one) => one.test(after));
}
