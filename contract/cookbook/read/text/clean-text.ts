import { Parser } from 'htmlparser2';

const HAS_MARKUP = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|<[a-z/!]/i;
const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tbody|tr|ul)$/;
const HIDDEN = /^(?:script|style|noscript|template|svg|button|iframe)$/;
/** Zero width characters, soft hyphens, marks of direction, and symbols that themes print as check boxes and bullets. */
const INVISIBLE = /[\p{Cc}\u200B-\u200F\u2060\uFEFF\u00AD\u202A-\u202E]/gu;
const BOXES = /[\u25A1\u25A2\u2610\u2611\u2B1C\u25FB\u25FD\u2751\u274F\u25AB\u25AA\uFFFD]/g;
const BULLET = /^(?:[•‣◦∙·●○*▪–—-]+\s+)+/;
/** The "1" of "1<sup>1</sup>/<sub>2</sub>". */
const NUMERATOR = /(\d)<sup>(\d{1,2})<\/sup>(?=\s?(?:[/⁄]|&frasl;))/gi;
const MAX = 400_000;
/** The parser takes quadratic time for open tags, so reading ends here. */
const MOST_OPEN = 3000;
const CHUNK = 16_384;

/** Returns the text of a value on one line: entities (also encoded twice), tags and invisible characters removed. */
export function cleanText(value: string): string {
  return toTextLines(value).join(' ');
}

/** Returns the lines of a text, which may contain HTML. Blocks and line breaks separate lines. */
export function toTextLines(value: string): string[] {
  let text = value.slice(0, MAX);
  if (text.includes('<sup')) text = text.replace(NUMERATOR, '$1 $2');
  for (let n = 0; n < 3 && HAS_MARKUP.test(text); n += 1) text = toPlain(text);
  // A line break that was escaped twice is still a backslash and an `n`.
  return text
    .split(/\r\n?|(?:\\r)?\\n|[\n\u2028\u2029]/)
    .map(cleanLine)
    .filter((line) => line !== '');
}

/** Cleans a line that contains no markup. */
export function cleanLine(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(BOXES, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(BULLET, '')
    .replace(/ (?=,(?:\s|$))/g, '')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')');
}

function toPlain(html: string): string {
  const parts: string[] = [];
  const depth = { hidden: 0, open: 0 };
  const parser = new Parser({
    onopentag(name) {
      depth.open += 1;
      if (HIDDEN.test(name)) depth.hidden += 1;
      if (BLOCK.test(name)) parts.push('\n');
      else if (name === 'td' || name === 'th') parts.push(' ');
    },
    ontext(text) {
      if (depth.hidden === 0) parts.push(text);
    },
    onclosetag(name) {
      depth.open -= 1;
      if (HIDDEN.test(name)) depth.hidden -= 1;
      if (BLOCK.test(name) && name !== 'br') parts.push('\n');
    },
  });
  for (let at = 0; at < html.length && depth.open < MOST_OPEN; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK));
  }
  parser.end();
  return parts.join('');
}

/** Letters and digits in lower case, to compare texts. */
export function toKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
