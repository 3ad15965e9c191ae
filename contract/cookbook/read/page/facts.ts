import type { Found } from '../draft.ts';
import { cleanLine } from '../text/clean-text.ts';
import { readServings } from '../text/servings.ts';
import { readMinutes } from '../text/times.ts';

type Facts = Pick<Found, 'prep' | 'cook' | 'total' | 'servings'>;

const LABELS: readonly (readonly [keyof Facts, RegExp])[] = [
  [
    'prep',
    /^(?:prep(?:aration)?(?: time)?|hands[- ]on(?: time)?|active(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|temps de préparation|tiempo de preparación|tempo di preparazione)\s*[:\-–]?\s*(?=\d|$|an? |one |half )/i,
  ],
  [
    'cook',
    /^(?:(?:cook(?:ing)?(?: time|:)|bak(?:e|ing)(?: time|:)|kochen:|koch-?\/?(?:back)?zeit|kochzeit|backzeit|garzeit|cuisson|temps de cuisson|tiempo de cocción|tempo di cottura|cottura)(?: time)?)\s*[:\-–]?\s*(?=\d|$|an? |one |half )/i,
  ],
  [
    'total',
    /^(?:(?:total|ready in|gesamt(?:zeit)?|temps total|tiempo total|tempo totale|time)(?: time)?)\s*[:\-–]?\s*(?=\d|$|an? |one |half )/i,
  ],
  [
    'servings',
    /^(?:serv(?:es|ings?)|yields?|makes|portionen|für|pour|para|per|porzioni|dosi per|raciones|nombre de personnes)(?: (?:about|approx\.?))?\s*[:\-–]?\s*(?=\d|$|one |two |three |four |five |six )/i,
  ],
];
const COUNT_FIRST =
  /^(\d{1,2}(?:\s*[-–]\s*\d{1,2})?) (?:servings|people|persons|portionen|personen|personnes|personas|persone|porzioni|raciones)\b/i;

/** Reads times and servings from short lines such as "Prep time: 10 mins", also with the value on the next line. */
export function readFacts(lines: readonly string[]): Facts {
  const facts: Facts = {};
  for (const [n, line] of lines.entries()) {
    if (line.length > 120) continue;
    for (const part of line.split(/\s*[|•·;]\s*|\s{3,}|,\s+(?=cook|total|serves)/i)) {
      readFact(cleanLine(part), lines[n + 1] ?? '', facts);
    }
  }
  return facts;
}

function readFact(line: string, next: string, facts: Facts): void {
  const [, count] = COUNT_FIRST.exec(line) ?? [];
  if (count !== undefined) facts.servings ??= readServings(count)?.count;
  for (const [name, label] of LABELS) {
    const [start] = label.exec(line) ?? [];
    if (start === undefined) continue;
    const value = line.slice(start.length) || (next.length <= 40 ? next : '');
    const read = name === 'servings' ? readServings(value)?.count : readMinutes(value);
    facts[name] ??= read;
  }
}
