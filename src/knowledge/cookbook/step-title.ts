const LONGEST = 40;
/** Everything from here on is not part of the first clause. */
const REST = /[.,;:!?()–—\n]|\s(?:until|while|then|so that|for (?:about|\d+))\s/u;
/** Prepositions and conjunctions. A long clause ends before one of them. */
const BOUNDARY = new Set(
  'after and as at before but by for from in into on onto or over to under until when while with'.split(
    ' ',
  ),
);
/** A title ends neither with these nor with a word of `BOUNDARY`. */
const LINKING = new Set(
  'a all an both its of off out some that the their then this together up very your'.split(' '),
);

/** A noun must follow these after an article, so no title ends with "in a large". */
const ADJECTIVE =
  /\b(?:an?|the|very)\s(?:cold|deep|dry|heavy|hot|large|low|medium|same|small|wide|\w+-\w+)$/i;

/** The first words of a step: "Heat the oil in a large pan, then …" -> "Heat the oil in a large pan". */
export function toStepTitle(step: string): string {
  const text = step.trim().replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/iu, '');
  const clause = text.split(REST, 1)[0]?.trim() || text;
  const title = toPhrase(clause.split(/\s+/)).join(' ').slice(0, LONGEST);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Returns the words up to the last end of a phrase that fits, or else as many as fit. */
function toPhrase(words: readonly string[]): string[] {
  const firstTooLong = words.findIndex((_, n) => words.slice(0, n + 1).join(' ').length > LONGEST);
  const most = firstTooLong < 0 ? words.length : Math.max(1, firstTooLong);
  const end = words.findLastIndex(
    (word, n) => n > 1 && n <= most && BOUNDARY.has(word.toLowerCase()),
  );
  const isCut = most < words.length && end > 1;
  const phrase = withoutLinking(words.slice(0, isCut ? end : most));
  return phrase.length > 1 || !isCut ? phrase : withoutLinking(words.slice(0, most));
}

function withoutLinking(words: readonly string[]): string[] {
  const last = words.findLastIndex(
    (word) => !LINKING.has(word.toLowerCase()) && !BOUNDARY.has(word.toLowerCase()),
  );
  const whole = words.slice(0, Math.max(1, last + 1));
  if (!ADJECTIVE.test(whole.join(' '))) return whole;
  const start = whole.findLastIndex((word) => BOUNDARY.has(word.toLowerCase()));
  return start > 1 ? withoutLinking(whole.slice(0, start)) : whole;
}
