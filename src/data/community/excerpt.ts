/** Specification 9: so many characters of a post, 150 in the feed and 100 on a profile; "…" where there are more. */
export function toExcerpt(text: string, length: number): string {
  // By letters, not by halves of them.
  const letters = Array.from(text.slice(0, 2 * length + 1));
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
