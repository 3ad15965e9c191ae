import { truncate } from '#contract/platform/truncate.ts';

const NAME_MAX = 60;

/** A name in quotation marks, cut at a whole word: “Socarrat on a camping …”. */
export function toQuoted(text: string, most = NAME_MAX): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= most) return `“${line}”`;
  // Cuts at a whole word, unless the first word is already too long.
  const cut = truncate(line, most).replace(/(?<=\S)\s+\S*$/, '');
  return `“${cut}…”`;
}

export function quoteOr(name: string | undefined, other: string): string {
  return name === undefined ? other : toQuoted(name);
}
