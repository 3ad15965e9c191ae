/** Maximum words and characters of a title. */
const WORDS_MAX = 7;
const LONGEST = 44;
/** Everything from here on is not part of the first clause. */
const REST = /[.,;:!?()–—\n]|\s(?:until|while|then|so that|for (?:about|\d+))\s/u;
/** A title does not end with these. */
const LINKING = new Set(
  'a an and as at but by each for from in into it its of off on onto or over some the then to together up with your'.split(
    ' ',
  ),
);

/** The first words of a step: "Heat the oil in a large pan, then …" -> "Heat the oil in a large pan". */
export function toStepTitle(step: string): string {
  const text = step.trim().replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/iu, '');
  const clause = text.split(REST, 1)[0]?.trim() ?? '';
  const words = (clause || text).split(/\s+/).slice(0, WORDS_MAX);
  while (words.length > 1 && words.join(' ').length > LONGEST) words.pop();
  while (words.length > 1 && LINKING.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  const title = words.join(' ').slice(0, LONGEST);
  return title.charAt(0).toUpperCase() + title.slice(1);
}
