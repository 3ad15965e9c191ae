import { hasAmount, isLikeStep } from './amounts.ts';
import { toSection } from './headings.ts';

const WORDS = String.raw`(?:(?:recipe|cook['’]?s?|chef['’]?s?|cooking|baking|kitchen|my|our|some|extra|serving|storage|top|helpful) )*(notes?|tips?|hints?|variations?|(?:notes?|tips?)(?:,| and| &|/) .{3,20}|notizen|anmerkung(?:en)?|hinweise?|tipps?|remarques?|conseils?|astuces?|consigli(?:o)?|notas?|consejos?|opmerkingen|anteckningar|wskazówki)`;
const HEADING = new RegExp(`^[^\\p{L}]{0,4}${WORDS}\\s?[:.!]?$`, 'iu');
const INLINE = new RegExp(String.raw`^[^\p{L}]{0,4}${WORDS}\s?(?::|\s[–—-]\s)\s*(\S.*)$`, 'isu');

/** These begin several lines. A singular word begins one. */
const PLURAL =
  /^(?:notes|tips|hints|variations|notizen|anmerkungen|hinweise|tipps|remarques|conseils|astuces|consigli|notas|consejos|opmerkingen|anteckningar|wskazówki)(?![\p{L}])/iu;

/** The line with the source ends the notes in exported texts. */
const SOURCE = /^(?:source|quelle|url|link)\s?:/i;

interface Line {
  tag: string;
  text: string;
}

/**
 * Separates notes and tips from the other lines: what follows a heading such as "Notes" up to the next heading, and
 * lines such as "Tip: use a wide pan".
 */
export function splitNotes<T extends Line>(lines: readonly T[]): { rest: T[]; notes: string[] } {
  const rest: T[] = [];
  const notes: string[] = [];
  const start = findStart(lines);
  let isWithin = false;
  for (const [n, line] of lines.entries()) {
    const [, word = '', text] = INLINE.exec(line.text) ?? [];
    if (text !== undefined) {
      notes.push(text.trim());
      isWithin ||= n >= start && PLURAL.test(word);
    } else if (n >= start && HEADING.test(line.text)) isWithin = true;
    else {
      if (toSection(line.text) !== undefined || /^h[1-6]$/.test(line.tag)) isWithin = false;
      if (isWithin && SOURCE.test(line.text)) isWithin = false;
      else if (isWithin) notes.push(line.text);
      else rest.push(line);
    }
  }
  return { rest, notes };
}

/**
 * Returns the first line at which several lines of notes may begin. In a text without a heading of the ingredients this
 * is after the first step, because nothing else ends the notes.
 */
function findStart(lines: readonly Line[]): number {
  if (lines.some(({ text }) => toSection(text) === 'ingredients')) return 0;
  const last = lines.findLastIndex(({ text }) => hasAmount(text));
  const step = lines.findIndex(
    ({ text }, n) => n > last && isLikeStep(text) && !INLINE.test(text) && !SOURCE.test(text),
  );
  return step < 0 ? lines.length : step;
}
