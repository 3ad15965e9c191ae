import type { Duration } from '../durations/find-durations.ts';
import type { TimeKind } from './job.ts';

const MINUTE = 60;
/** A shorter wait counts as work, because the cook stays at the stove. */
const STAYS_BELOW = 4 * MINUTE;
/** Longer work counts as waiting, unless the step says to do it all the time. */
const WORKS_UP_TO = 20 * MINUTE;
/** Food that cooks this long, or under a lid, needs no attention. */
const COOKS_ALONE_FROM = 10 * MINUTE;

const WORK =
  /\b(?:stir|stir-fry|whisk|fry|knead|blend|sear|toss|brown|beat|grind|press|char|whip|mix|pound|scrub|shake|rub|crush|roll|fold|work|massage|caramelise|sauté|saute|soften|sizzle|turn|toast|scrape|mash|crisp|darken|blister)\b/giu;
const HEAT =
  /\b(?:simmer|boil|boiling|bake|roast|steam|poach|grill|braise|stew|reduce|bubble|blanch|smoke|melt|warm|heat|confit|bring to)\b/giu;
const COOK = /\b(?:cook|render|sweat)\b/giu;
const REST =
  /\b(?:marinate|marinade|chill|refrigerate|freeze|rest|stand|soak|steep|cool|rise|prove|proof|overnight|settle|cure|infuse|wait|iced water|fridge|refrigerator|freezer)\b/giu;
const LEFT_ALONE = /\b(?:leave|left|let|lets)\b/iu;
const ON_THE_FIRE = /\b(?:heat|oven|flame|simmer|boil|bubble|steam|bake|roast|cook)\b/iu;
const HOW_HOT = /\b(?:low|lowest|medium|medium-low|medium-high|high|gentle|the|a)\s$/iu;
const UNDER_A_LID = /\b(?:cover|covered|lid)\b/iu;
const ALL_THE_TIME =
  /\b(?:constantly|all the time|without a pause|without stopping|keep stirring)\b/iu;

/**
 * Returns what the cook does during a duration, based on the last verb before it. `from` is the end of the previous
 * duration: only the words after it can belong to this one.
 */
export function toTimeKind(text: string, duration: Duration, from: number): TimeKind {
  const { start, seconds, end } = duration;
  const [after = ''] = /^[^.;]*/.exec(text.slice(end)) ?? [];
  const clause =
    text
      .slice(from, start)
      .split(/[.;:]|\bthen\b/u)
      .at(-1) ?? '';
  const kind =
    toKindByVerb(clause, seconds) ??
    toKindByVerb(text.slice(from, start), seconds) ??
    toKindByVerb(text.slice(0, start), seconds) ??
    toKindByVerb(`${duration.words}${after}`, seconds) ??
    (seconds >= COOKS_ALONE_FROM ? 'waiting' : 'handsOn');
  if (seconds < STAYS_BELOW) return 'handsOn';
  if (ALL_THE_TIME.test(clause + after)) return 'handsOn';
  return kind === 'handsOn' && seconds > WORKS_UP_TO ? 'waiting' : kind;
}

function toKindByVerb(words: string, seconds: number): TimeKind | undefined {
  if (LEFT_ALONE.test(words)) return ON_THE_FIRE.test(words) ? 'waiting' : 'resting';
  const last = [
    { kind: 'handsOn', at: findLast(WORK, words) },
    { kind: 'waiting', at: findLast(HEAT, words) },
    { kind: toCooked(words, seconds), at: findLast(COOK, words) },
    { kind: 'resting', at: findLast(REST, words) },
  ] as const;
  const [best] = last.toSorted((one, other) => other.at - one.at);
  return best && best.at >= 0 ? best.kind : undefined;
}

/** Returns the last verb's position. "Over medium heat" is not a verb. */
function findLast(verbs: RegExp, words: string): number {
  const found = Array.from(words.matchAll(verbs)).filter(
    ({ 0: verb, index }) => verb.toLowerCase() !== 'heat' || !HOW_HOT.test(words.slice(0, index)),
  );
  return found.at(-1)?.index ?? -1;
}

function toCooked(words: string, seconds: number): TimeKind {
  return seconds >= COOKS_ALONE_FROM || UNDER_A_LID.test(words) ? 'waiting' : 'handsOn';
}
