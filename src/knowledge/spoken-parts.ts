/** Maximum characters of a part. Some voices stop in the middle of longer ones. */
const PART_MAX = 200;

/** Splits a text into parts for a voice: sentences, with long ones cut at a comma or a space. */
export function toSpokenParts(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .flatMap(toShortParts)
    .filter((part) => part !== '');
}

function toShortParts(sentence: string): string[] {
  const rest = sentence.trim();
  if (rest.length <= PART_MAX) return [rest];
  const start = rest.slice(0, PART_MAX);
  const comma = start.lastIndexOf(', ') + 1;
  const space = start.lastIndexOf(' ');
  const end = comma > 0 ? comma : space > 0 ? space : PART_MAX;
  return [rest.slice(0, end), ...toShortParts(rest.slice(end))];
}
