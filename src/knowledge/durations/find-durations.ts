import { isExcluded } from './excluded-durations.ts';
import { readDuration } from './read-duration.ts';
import { toTokens } from './tokens.ts';

/** A duration in a step. `words` is the text from `start` to `end`. For a range, `seconds` is its lower end. */
export interface Duration {
  words: string;
  start: number;
  end: number;
  seconds: number;
  upTo?: number;
  isEachSide?: boolean;
}

const SIDE_AFTER =
  /^\.?(?:,? (?:a|per|each|(?:on|for|to) (?:each|every|both)) ?sides?|\/side)(?!\p{L})/iu;
const SIDE_BEFORE = /(?:each|every|per) side(?!\p{L})[^.;:]{0,25}$/iu;

/** Returns every duration in a step's text, in order. docs/kitchen.md defines what counts as one. */
export function findDurations(text: string): Duration[] {
  const tokens = toTokens(text);
  const found: Duration[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readDuration(tokens, at);
    const start = tokens[at]?.start ?? 0;
    const end = tokens[(read?.next ?? 0) - 1]?.end ?? start;
    if (!read || isPartOfWord(text, start, end)) {
      at += 1;
      continue;
    }
    at = read.next;
    const [before, after] = [text.slice(0, start), text.slice(end)];
    if (isExcluded(before, text.slice(start, end), after)) continue;
    const [side = ''] = SIDE_AFTER.exec(after) ?? [];
    const [seconds, upTo] = read.value;
    found.push({
      words: text.slice(start, end + side.length),
      start,
      end: end + side.length,
      seconds: Math.round(seconds),
      ...(upTo !== undefined && { upTo: Math.round(upTo) }),
      ...((side !== '' || SIDE_BEFORE.test(before)) && { isEachSide: true }),
    });
  }
  return found;
}

/** Rejects "x2 h" and "0.5hx". */
function isPartOfWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\d.,/°]$/u.test(text.slice(0, start)) || /^[\p{L}\d]/u.test(text.slice(end));
}
