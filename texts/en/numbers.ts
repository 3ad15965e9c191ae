const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

/** "three"; figures above `max`, which is sixteen at most. */
export function toNumberWord(count: number, max = 16): string {
  return (count <= max ? WORDS[count] : undefined) ?? String(count);
}

/** The sentence with a capital letter. */
export function toCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
