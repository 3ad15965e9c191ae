import { Parser } from 'htmlparser2';

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** Deeper elements become neighbours, so that functions may walk the tree with recursion. */
const DEEPEST = 200;
/** The parser takes quadratic time for open tags, so reading ends here. */
const MOST_OPEN = 3000;
const MOST_NODES = 300_000;
const CHUNK = 65_536;
const MAX_PAGE = 2_000_000;

/** Parses a page. Reads at most its first 2 million characters. */
export function parsePage(html: string): Element {
  const root: Element = { tag: 'root', attributes: {}, children: [] };
  const open: Element[] = [root];
  let beyond = 0;
  let nodes = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      nodes += 1;
      const element: Element = { tag, attributes, children: [] };
      open.at(-1)?.children.push(element);
      if (open.length < DEEPEST) open.push(element);
      else beyond += 1;
    },
    ontext(text) {
      const children = open.at(-1)?.children;
      const last = children?.at(-1);
      // Entities arrive as texts of their own.
      if (typeof last === 'string' && last.length < 100) children?.splice(-1, 1, last + text);
      else children?.push(text);
    },
    onclosetag() {
      if (beyond > 0) beyond -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  const text = html.slice(0, MAX_PAGE);
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    if (beyond > MOST_OPEN || nodes > MOST_NODES) return root;
  }
  parser.end();
  return root;
}

/** Lists all elements below `root` that pass the test, in the order of the page. */
export function findAll(root: Element, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const waiting: Element[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element !== root && isWanted(element)) found.push(element);
    for (const child of element.children.toReversed()) {
      if (typeof child !== 'string') waiting.push(child);
    }
  }
  return found;
}

export function toClasses(element: Element): string[] {
  const classes = element.attributes['class'];
  return classes === undefined ? [] : classes.split(/\s+/).filter(Boolean);
}

/** Returns the text of a script without changes. */
export function toRawText(element: Element): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}
