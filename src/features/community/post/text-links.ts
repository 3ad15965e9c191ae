import { isHashtag, NAMED } from '../../../../contract/post/hashtags.ts';
import { toTagKey } from '../../../../contract/post/tag-key.ts';

/** A piece of somebody's text: as it is, or a link. Put together they are the text again, letter for letter. */
export interface TextPart {
  /** Where in the text it begins. */
  at: number;
  text: string;
  /** An address to go to. */
  href?: string;
  /** The key of a hashtag. */
  tag?: string;
  /** Somebody's name, without `@`; `_` stands for a space. */
  name?: string;
}

/**
 * Only what is plainly an address: `http://`, `https://` or `www.`, not in the middle of a word, a path or a mail address.
 * Signs that change how others are read (`\p{Cf}`) end it, or it could look like another one.
 */
const CANDIDATE = /(?<![\p{L}\p{N}_@./\\-])(?:https?:\/\/|www\.)[^\s\p{Cf}<>"“”«»`|\\^]+/giu;

/** What ends a sentence rather than an address. */
const ENDS = new Set(".,;:!?'‘’…*_~");
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The text with the addresses, hashtags and @names in it told apart. */
export function toTextParts(text: string): TextPart[] {
  return splitByAddress(text).flatMap((part) => (part.href ? [part] : splitByName(part, text)));
}

function splitByName(part: TextPart, text: string): TextPart[] {
  const end = part.at + part.text.length;
  const parts: TextPart[] = [];
  let done = part.at;
  // Over the whole text: what stands before a part decides as well.
  for (const { 0: found, index } of text.matchAll(NAMED)) {
    const isHere = index >= part.at && index + found.length <= end;
    const link = isHere && toNamed(found);
    if (!link) continue;
    if (index > done) parts.push({ at: done, text: text.slice(done, index) });
    parts.push({ at: index, text: found, ...link });
    done = index + found.length;
  }
  if (done < end) parts.push({ at: done, text: text.slice(done, end) });
  return parts;
}

function toNamed(found: string): Pick<TextPart, 'tag' | 'name'> | undefined {
  if (isHashtag(found)) return { tag: toTagKey(found) };
  if (!found.startsWith('@')) return undefined;
  return { name: found.slice(1).replaceAll('_', ' ').trim() };
}

function splitByAddress(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    const shown = withoutEnd(found);
    const href = toHref(shown);
    if (!href) continue;
    if (index > done) parts.push({ at: done, text: text.slice(done, index) });
    parts.push({ at: index, text: shown, href });
    done = index + shown.length;
  }
  if (done < text.length) parts.push({ at: done, text: text.slice(done) });
  return parts;
}

/** A closing bracket belongs to the address only where it was opened in it. */
function withoutEnd(found: string): string {
  const open = new Map<string, number>();
  for (const sign of found) open.set(sign, (open.get(sign) ?? 0) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const sign = found.charAt(end - 1);
    const opener = BRACKETS[sign];
    const isLoose = opener ? (open.get(sign) ?? 0) > (open.get(opener) ?? 0) : ENDS.has(sign);
    if (!isLoose) break;
    open.set(sign, (open.get(sign) ?? 0) - 1);
  }
  return found.slice(0, end);
}

/** Undefined for what no browser would open as such, and for an address that hides its host behind a name. */
function toHref(shown: string): string | undefined {
  const address = /^www\./i.test(shown) ? `https://${shown}` : shown;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  if (username || password) return undefined;
  return /[^.]\.[^.]/.test(hostname) ? href : undefined;
}
