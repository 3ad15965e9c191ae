const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

/** Returns "three", or figures for numbers above `max`, which may be at most sixteen. */
export function toNumberWord(count: number, max = 16): string {
  return (count <= max ? WORDS[count] : undefined) ?? String(count);
}

/** Capitalises the first letter of a sentence. */
export function toCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
