/** Some voices fall silent in the middle of what is longer. */
const PART_MAX = 200;

/** A text cut into what a voice says in one go: its sentences, long ones at a comma or space. */
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
