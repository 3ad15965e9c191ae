import { isHashtag, NAMED } from '#contract/post/hashtags.ts';
import { toTagKey } from '#contract/post/tag-key.ts';

/** A piece of a member's text, plain or a link. Joined, the parts give the text again. */
export interface TextPart {
  /** Index in the text. */
  at: number;
  text: string;
  /** Set for an address. */
  href?: string;
  /** Key of a hashtag. */
  tag?: string;
  /** Name without `@`; an underscore becomes a space. */
  name?: string;
}

const LETTERS = String.raw`\p{L}\p{M}\p{N}`;
const LATIN = String.raw`\p{sc=Latn}\p{M}\p{N}`;
/**
 * The last label of a host is either Latin or in another script, so "https://a.example次" ends before "次". IPv6
 * addresses are in brackets.
 */
const HOST = String.raw`(?:\[[\da-f:.]+\]|(?:[${LETTERS}_-]+\.)*(?:[${LATIN}-]*[${LATIN}]|[${LETTERS}-]*[${LETTERS}]))(?::\d+)?`;
/**
 * Spaces, quotes, and Chinese and Japanese punctuation, which no space follows. Format characters (`\p{Cf}`) also end
 * an address, because they could make it look like another one.
 */
const NOT_INSIDE = String.raw`\s\p{Cf}<>"“”„‟«»‹›\x60|\\^\u3001-\u3003\u3008-\u3020\u3030\u303D\uFE10-\uFE1F\uFE30-\uFE6F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF64`;

/**
 * Matches only `http://`, `https://` or `www.`. The address must not begin within a path, a mail address or a word of a
 * script with spaces, and must not have a user name before its host.
 */
const CANDIDATE = new RegExp(
  String.raw`(?<![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{N}_@./\\-])(?:https?:\/\/|www\.)${HOST}(?![^\s/?#]*@)(?:[/?#][^${NOT_INSIDE}]*)?`,
  'giu',
);

/** Punctuation that ends a sentence rather than an address. */
const END = /[.,;:!?'*_~]|[^\P{P}\p{ASCII}]/u;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Splits a text into plain parts, addresses, hashtags and @names. */
export function toTextParts(text: string): TextPart[] {
  return splitByAddress(text).flatMap((part) => (part.href ? [part] : splitByName(part, text)));
}

function splitByName(part: TextPart, text: string): TextPart[] {
  const end = part.at + part.text.length;
  const parts: TextPart[] = [];
  let done = part.at;
  // Matches in the whole text, because the character before a part also decides.
  for (const { 0: found, index } of text.matchAll(NAMED)) {
    const isInPart = index >= part.at && index + found.length <= end;
    const link = isInPart && toNamed(found);
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

/** Removes trailing punctuation. A closing bracket stays only if the address contains its opening bracket. */
function withoutEnd(found: string): string {
  const open = new Map<string, number>();
  for (const sign of found) open.set(sign, (open.get(sign) ?? 0) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const sign = found.charAt(end - 1);
    const opener = BRACKETS[sign];
    const isLoose = opener ? (open.get(sign) ?? 0) > (open.get(opener) ?? 0) : END.test(sign);
    if (!isLoose) break;
    open.set(sign, (open.get(sign) ?? 0) - 1);
  }
  return found.slice(0, end);
}

/**
 * Undefined for an invalid address and for a host without a dot, except local hosts: localhost, IPv6 and names with a
 * port.
 */
function toHref(shown: string): string | undefined {
  const address = /^www\./i.test(shown) ? `https://${shown}` : shown;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  if (username || password) return undefined;
  const isOwn = hostname === 'localhost' || hostname.startsWith('[') || port !== '';
  return isOwn || /[^.]\.[^.]/.test(hostname) ? href : undefined;
}
