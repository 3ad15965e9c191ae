import { toSection } from './headings.ts';

const WORDS = String.raw`(?:(?:recipe|cook['’]?s?|chef['’]?s?|cooking|baking|kitchen|my|our|some|extra|serving|storage|top|helpful) )*(notes?|tips?|hints?|variations?|(?:notes?|tips?)(?:,| and| &|/) .{3,20}|notizen|anmerkung(?:en)?|hinweise?|tipps?|remarques?|conseils?|astuces?|consigli(?:o)?|notas?|consejos?|opmerkingen|anteckningar|wskazówki)`;
const HEADING = new RegExp(`^[^\\p{L}]{0,4}${WORDS}\\s?[:.!]?$`, 'iu');
const INLINE = new RegExp(String.raw`^[^\p{L}]{0,4}${WORDS}\s?(?::|\s[–—-]\s)\s*(\S.*)$`, 'isu');

/** A line after the notes in the texts of Simmer and of other apps. */
const SOURCE = /^(?:source|quelle|url|link)\s?:/i;

interface Line {
  tag: string;
  text: string;
}

/**
 * Separates notes and tips from the other lines: what follows a heading such as "Notes" up to the next heading, and
 * lines such as "Tip: use a wide pan".
 */
export function splitRemarks<T extends Line>(
  lines: readonly T[],
): { rest: T[]; remarks: string[] } {
  const rest: T[] = [];
  const remarks: string[] = [];
  let isWithin = false;
  for (const line of lines) {
    const [, word = '', text] = INLINE.exec(line.text) ?? [];
    if (text !== undefined) {
      remarks.push(text.trim());
      // "Notes:" begins several lines, and "Tip:" is one.
      isWithin ||= /s$/i.test(word);
    } else if (HEADING.test(line.text)) isWithin = true;
    else {
      if (toSection(line.text) !== undefined || /^h[1-6]$/.test(line.tag)) isWithin = false;
      if (isWithin && SOURCE.test(line.text)) isWithin = false;
      else if (isWithin) remarks.push(line.text);
      else rest.push(line);
    }
  }
  return { rest, remarks };
}
