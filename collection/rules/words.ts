const LEAFY: Readonly<Record<string, string>> = { leaves: 'leaf', halves: 'half', loaves: 'loaf' };

function toSingular(word: string): string {
  const leafy = LEAFY[word];
  if (leafy) return leafy;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:o|ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Returns the words of a text in order, in lower case and without accents and punctuation. */
export function toWords(text: string): string[] {
  return text
    .replace(/[’']/g, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9ı]+/)
    .filter((word) => word !== '');
}

/** Like `toWords`, but in the singular, so that “tomatoes” in a list matches “a tomato” in a step. */
export function toStems(text: string): string[] {
  return toWords(text).map(toSingular);
}

/** Returns all runs of `length` words that occur in both texts. */
export function toSharedRuns(one: string, other: string, length: number): string[] {
  const runs = (text: string): string[] => {
    const words = toWords(text);
    return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
  };
  const known = new Set(runs(one));
  return [...new Set(runs(other))].filter((run) => known.has(run));
}
