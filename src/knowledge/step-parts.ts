import { toSmallLetters } from './amounts.ts';
import { findMarks } from './step-marks.ts';

/**
 * A run of a step's text: plain, an amount of an ingredient to be marked, or a plain time. In an amount, `amount` is
 * the measure at its start ("60 g" of "60 g ya cai"), and `of` is the index of the ingredient's name.
 */
export type StepPart =
  | { kind: 'text'; text: string }
  | { kind: 'amount'; text: string; amount: string; of: number | undefined }
  | { kind: 'time'; text: string };

/** Words that occur in many names ("chilli oil with its sediment") and identify none. */
const LINKING = new Set([
  'and',
  'of',
  'or',
  'with',
  'its',
  'in',
  'for',
  'to',
  'from',
  'into',
  'on',
  'at',
]);
/** Words allowed between a measure and its food: "220 ml cold water", "2 tsp of salt". */
const PASSED_OVER = new Set('of cold warm lukewarm hot boiling iced ice-cold'.split(' '));
/** Stems before which a number is not an amount, even inside an ingredient's name ("5-minute rice"). */
const UNCOUNTED = new Set(
  'min minute hour hr second sec day week month time cm mm inch'.split(' '),
);
const WORD = /[\p{L}\d’'-]+/gu;

/**
 * Splits a step into runs. The joined texts of the runs are exactly the step. An amount includes the words after it
 * that belong to an ingredient of `names`: "60 g ya cai" is marked as a whole. A bare number is an amount only before
 * a name or its first words: "2 onions", but neither "2 cm" nor "4 rounds".
 */
export function toStepParts(step: string, names: readonly string[] = []): StepPart[] {
  const known = names.map((name) =>
    toStems(name.replace(/\s*\(.*?\)/g, '').split(/,| or /)[0] ?? ''),
  );
  const parts: StepPart[] = [];
  let at = 0;
  for (const { start, end, kind } of findMarks(toSmallLetters(step))) {
    // The "00" of "300 g type 00 flour" is already part of an amount.
    if (start < at) continue;
    const behind = toKnownWords(step.slice(end), known);
    const amount = step.slice(start, end);
    if (kind === 'count' && !isCount(amount, behind, known)) continue;
    if (start > at) parts.push({ kind: 'text', text: step.slice(at, start) });
    const isTime = kind === 'time';
    const text = isTime ? amount : amount + behind.text;
    parts.push(isTime ? { kind: 'time', text } : { kind: 'amount', text, amount, of: behind.of });
    at = start + text.length;
  }
  if (at < step.length) parts.push({ kind: 'text', text: step.slice(at) });
  return parts;
}

/** Accepts "2 onions", but neither the five of "five spice" nor a share: "2/3 of the butter". */
function isCount(
  counted: string,
  { text, of }: { text: string; of: number | undefined },
  known: readonly ReadonlySet<string>[],
): boolean {
  const [, first = ''] = /^\s(\S+)/.exec(text) ?? [];
  if (first === '' || first === 'of' || UNCOUNTED.has(toStem(first.toLowerCase()))) return false;
  return !known[of ?? -1]?.has(toStem(counted.toLowerCase()));
}

/** Returns the words at the start of `rest`, with their spaces, that occur in one of the names. */
function toKnownWords(
  rest: string,
  known: readonly ReadonlySet<string>[],
): { text: string; of: number | undefined } {
  let best = { text: '', of: undefined as number | undefined, count: 0 };
  for (const [of, stems] of known.entries()) {
    const found = { text: '', of, count: 0 };
    let pending = '';
    for (const [word] of rest.matchAll(/\s[\p{L}\d’'-]+|[^]/gu)) {
      const bare = word.trim().toLowerCase();
      if (word.length > 1 && stems.has(toStem(bare)) && !LINKING.has(bare)) {
        found.text += pending + word;
        found.count += 1;
        pending = '';
      } else if (found.count === 0 && PASSED_OVER.has(bare)) pending += word;
      else if (bare === 'of' && pending === '') pending = word;
      else break;
    }
    // If two names match equally many words, the shorter name is used ("salt" instead of "salt pork").
    const isBetter =
      found.count > best.count ||
      (found.count > 0 &&
        found.count === best.count &&
        stems.size < (known[best.of ?? -1]?.size ?? 0));
    if (isBetter) best = found;
  }
  return { text: best.text, of: best.of };
}

function toStems(name: string): ReadonlySet<string> {
  return new Set((name.toLowerCase().match(WORD) ?? []).map(toStem));
}

/** Reduces "onions" to "onion" and "leaves" to "leaf". */
function toStem(word: string): string {
  if (word.endsWith('eaves')) return `${word.slice(0, -3)}f`;
  return word.replace(/(i|sh|ch|o|x|ss)es$/, '$1').replace(/s$/, '');
}
