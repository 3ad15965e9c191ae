const DEEPEST = 100;
const NEXT_KEY = /\s{0,1000}["'][@$\w:./ -]{1,80}["']\s{0,40}:/y;
const NEXT_ITEM = /\s{0,1000}(?:["'{[}\]]|-?\d|true\b|false\b|null\b|$)/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };

/** Parses JSON as pages contain it. Broken JSON gives what can be read, and text without JSON gives `undefined`. */
export function readJson(source: string): unknown {
  const text = withoutWrapping(source);
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return readLoosely(text);
  }
}

/** Removes comments, CDATA marks and assignments around JSON, and decodes JSON that was encoded as HTML. */
function withoutWrapping(source: string): string {
  const start = source.search(/[[{](?!\s?CDATA)/);
  const text = start < 0 ? '' : source.slice(start);
  const isEncoded = /^[[{\s]{0,40}&(?:quot|#34);/.test(text);
  const plain = isEncoded
    ? text
        .replace(/&(?:quot|#0?34);/g, '"')
        .replace(/&#0?39;/g, "'")
        .replaceAll('&amp;', '&')
    : text;
  return trimCode(plain);
}

/** Removes what follows the last bracket, if it is only the end of a comment or of a statement. */
function trimCode(text: string): string {
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const isCdata = text.startsWith(']]>', text[end] === ']' ? end - 1 : end);
  const last = isCdata ? Math.max(text.lastIndexOf('}'), text.lastIndexOf(']', end - 2)) : end;
  return text.length - last < 2000 && /^[\s;/>\]-]*$/.test(text.slice(last + 1))
    ? text.slice(0, last + 1)
    : text;
}

/**
 * Reads JSON with raw line breaks, missing or extra commas, comments, missing brackets at the end, and quotes within
 * strings that are not escaped. Takes linear time.
 */
export function readLoosely(text: string): unknown {
  return new LooseReader(text).read();
}

class LooseReader {
  readonly #text: string;
  #at = 0;
  #arrays = 0;
  #objects = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    this.#skip();
    return /[[{]/.test(this.#letter) ? this.#readValue(0, false) : undefined;
  }

  get #letter(): string {
    return this.#text[this.#at] ?? '';
  }

  get #isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Skips spaces and comments. */
  #skip(): void {
    for (;;) {
      while (!this.#isAtEnd && /[\s\p{Cc}]/u.test(this.#letter)) this.#at += 1;
      const [open] = /^(?:\/[/*]|<!--)/.exec(this.#text.slice(this.#at, this.#at + 4)) ?? [];
      if (open === undefined) return;
      const close = { '//': '\n', '/*': '*/' }[open] ?? '-->';
      const end = this.#text.indexOf(close, this.#at + 2);
      this.#at = end < 0 ? this.#text.length : end + close.length;
    }
  }

  #readValue(depth: number, isInArray: boolean): unknown {
    if (depth > DEEPEST) this.#at = this.#text.length;
    const letter = this.#letter;
    if (letter === '{') return this.#readObject(depth);
    if (letter === '[') return this.#readArray(depth);
    return letter === '"' || letter === "'"
      ? this.#readString(letter, false, isInArray)
      : this.#readBare();
  }

  #readArray(depth: number): unknown[] {
    const items: unknown[] = [];
    this.#at += 1;
    this.#arrays += 1;
    for (this.#skip(); !this.#isAtEnd; this.#skip()) {
      const letter = this.#letter;
      if (letter === ']' || (letter === '}' && this.#objects > 0)) break;
      if (/[,:}]/.test(letter)) this.#at += 1;
      else items.push(this.#readValue(depth + 1, true));
    }
    this.#arrays -= 1;
    if (this.#letter === ']') this.#at += 1;
    return items;
  }

  #readObject(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at += 1;
    this.#objects += 1;
    for (this.#skip(); !this.#isAtEnd; this.#skip()) {
      const letter = this.#letter;
      if (letter === '}' || (letter === ']' && this.#arrays > 0)) break;
      if (/[,:\][{]/.test(letter)) this.#at += 1;
      else this.#readEntry(depth, entries);
    }
    this.#objects -= 1;
    if (this.#letter === '}') this.#at += 1;
    return Object.fromEntries(entries);
  }

  #readEntry(depth: number, entries: [string, unknown][]): void {
    const letter = this.#letter;
    const isQuoted = letter === '"' || letter === "'";
    const key = isQuoted ? this.#readString(letter, true, false) : String(this.#readBare());
    this.#skip();
    if (this.#letter !== ':') return;
    this.#at += 1;
    this.#skip();
    if (!this.#isAtEnd && !/[,}]/.test(this.#letter)) {
      entries.push([key, this.#readValue(depth + 1, false)]);
    }
  }

  #readString(quote: string, isKey: boolean, isInArray: boolean): string {
    const parts: string[] = [];
    this.#at += 1;
    let from = this.#at;
    while (!this.#isAtEnd) {
      const letter = this.#letter;
      if (letter === '\\') {
        parts.push(this.#text.slice(from, this.#at), this.#readEscape());
        from = this.#at;
      } else if (letter === quote && (isKey || isStringEnd(this.#text, this.#at, isInArray))) {
        break;
      } else this.#at += 1;
    }
    parts.push(this.#text.slice(from, this.#at));
    this.#at += 1;
    return parts.join('');
  }

  #readEscape(): string {
    const letter = this.#text[this.#at + 1] ?? '';
    const [code] = /^u[\da-f]{4}/i.exec(this.#text.slice(this.#at + 1, this.#at + 6)) ?? [];
    this.#at += code === undefined ? 2 : 6;
    return code === undefined
      ? (ESCAPES[letter] ?? letter)
      : String.fromCharCode(Number.parseInt(code.slice(1), 16));
  }

  #readBare(): string | number | boolean | null {
    const from = this.#at;
    while (!this.#isAtEnd && !/[,:{}[\]"\n]/.test(this.#letter)) this.#at += 1;
    if (this.#at === from) this.#at += 1;
    const word = this.#text.slice(from, this.#at).trim();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null' || word === 'undefined') return null;
    return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word;
  }
}

/** True if the quote at `at` ends a string, as what follows can only be structure. */
function isStringEnd(text: string, at: number, isInArray: boolean): boolean {
  let next = at + 1;
  const last = Math.min(text.length, at + 2000);
  while (next < last && text.charCodeAt(next) <= 32) next += 1;
  const letter = text[next];
  if (letter === undefined || letter === '}' || letter === ']') return true;
  const pattern = isInArray ? NEXT_ITEM : NEXT_KEY;
  if (letter === ',') {
    pattern.lastIndex = next + 1;
    return pattern.test(text) || /^\s{0,1000}(?:[}\]]|$)/.test(text.slice(next + 1, next + 1000));
  }
  if (letter !== text[at]) return false;
  // A comma is missing.
  pattern.lastIndex = next;
  return isInArray ? text.slice(at, next).includes('\n') : pattern.test(text);
}
