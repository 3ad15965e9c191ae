import type { Rule } from './written-dish.ts';

const VERBS =
  'adds|asks|buys|calls|can|cannot|cooks|cuts|does|drinks|eats|feels|finds|gets|goes|has|hears|knows|likes|looks|may|' +
  'must|needs|orders|points|pours|reads|says|sees|serves|should|smells|takes|tastes|uses|waits|wants|will|would';
/** Matches words that make a following “one” refer to a thing: “the second one has”, “a soft, pale one would”. */
const OF_A_THING =
  /\b(?:an?|another|any|each|every|first|last|only|other|second|th(?:at|e|ird|is)|which)(?:(?: [\p{L}-]+,)? [\p{L}-]+)? $/iu;
const IMPERSONAL = new RegExp(String.raw`\bone (?:${VERBS})\b`, 'gi');
const NOBODY = /\b(?:nobody|no one|whoever|whomever|oneself|one’s)\b/gi;

/** Finds impersonal words such as “nobody” or “one eats”. */
export function findImpersonalWords(text: string): string[] {
  const impersonal = [...text.matchAll(IMPERSONAL)].filter(
    ({ index }) => !OF_A_THING.test(text.slice(0, index)) && !/\bno $/i.test(text.slice(0, index)),
  );
  return [...text.matchAll(NOBODY), ...impersonal].map(([words]) => words);
}

/** Texts have to name the people who eat, cook and sell: families in Hanoi, cooks, you. */
export const namesPeople: Rule = (dish) => {
  const texts = [
    dish.subtitle,
    dish.culturalBackground,
    dish.notes ?? '',
    ...dish.instructions,
    ...dish.fun_facts,
    ...(dish.insight ?? []).map(({ text }) => text),
  ];
  return texts.flatMap((text) =>
    findImpersonalWords(text).map((words) => `“${words}” in “${text.slice(0, 60)}”`),
  );
};
