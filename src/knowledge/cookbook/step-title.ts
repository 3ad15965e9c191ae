const LONGEST = 40;
/** Everything from here on is not part of the first clause. */
const REST = /[.,;:!?()–—\n]|\s(?:until|while|then|so that|for (?:about|\d+))\s/u;
/** Prepositions and conjunctions. A long clause ends before one of them. */
const BOUNDARY = new Set(
  'after and around as at before below between but by during except for from if in inside into like on onto or over per plus through to under until upon using when where which while with within without'.split(
    ' ',
  ),
);
/** A title ends neither with these nor with a word of `BOUNDARY`. */
const LINKING = new Set(
  'a about all an any both each every few half its more no of off out so some than that the their then these this those together two up very your'.split(
    ' ',
  ),
);

/** After an article these need a noun: "in a large" is no end. */
const ADJECTIVE =
  /\b(?:an?|the|very)\s(?:big|clean|cold|deep|dry|heavy|high|hot|large|low|medium|same|separate|shallow|small|thick|thin|warm|wide|\w+-\w+)$/i;

/** The first words of a step: "Heat the oil in a large pan, then …" -> "Heat the oil in a large pan". */
export function toStepTitle(step: string): string {
  const text = step.trim().replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/iu, '');
  const clause = text.split(REST, 1)[0]?.trim() || text;
  const title = toPhrase(clause.split(/\s+/)).join(' ').slice(0, LONGEST);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Returns the words up to the last end of a phrase that fits, or else as many as fit. */
function toPhrase(words: readonly string[]): string[] {
  const fitting = words.findIndex((_, n) => words.slice(0, n + 1).join(' ').length > LONGEST);
  const most = fitting < 0 ? words.length : Math.max(1, fitting);
  const end = words.findLastIndex((word, n) => n > 1 && n <= most && BOUNDARY.has(toPlain(word)));
  const isCut = most < words.length && end > 1;
  const phrase = withoutLinking(words.slice(0, isCut ? end : most));
  return phrase.length > 1 || !isCut ? phrase : withoutLinking(words.slice(0, most));
}

function withoutLinking(words: readonly string[]): string[] {
  const last = words.findLastIndex(
    (word) => !LINKING.has(toPlain(word)) && !BOUNDARY.has(toPlain(word)),
  );
  const whole = words.slice(0, Math.max(1, last + 1));
  if (!ADJECTIVE.test(whole.join(' '))) return whole;
  const start = whole.findLastIndex((word) => BOUNDARY.has(toPlain(word)));
  return start > 1 ? withoutLinking(whole.slice(0, start)) : whole;
}

function toPlain(word: string): string {
  return word.toLowerCase();
}
