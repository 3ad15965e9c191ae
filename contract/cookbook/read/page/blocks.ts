import { cleanLine, toTextLines } from '../text/clean-text.ts';
import { toSection } from '../text/headings.ts';
import { isNoise } from '../text/noise.ts';
import { type Element, toClasses } from './tree.ts';

/** A line of the page as a reader sees it. */
export interface Block {
  /** The nearest element that makes a block, such as "li". */
  tag: string;
  text: string;
  isBold: boolean;
  /** Number of the list or table it is in, and 0 outside of lists. */
  list: number;
  /** Number of the item or row it is in, and 0 outside of them. */
  item: number;
}

const HIDDEN =
  /^(?:head|script|style|noscript|template|svg|button|select|input|textarea|iframe|object|video|audio|figcaption|nav|footer|title)$/;
const HIDDEN_CLASS =
  /^(?:screen-reader.*|.*-screen-reader.*|sr-only|sr_only|visually-?hidden|visuallyhidden|a11y-hidden|wp-caption-text|caption|.*unit-conversion.*|.*-share-.*|adthrive.*|.*advert(?:isement)?s?|ad-(?:slot|unit|container|wrapper).*|comments?|comments?-(?:area|list|section|wrap.*)|commentlist|related(?:-?posts?)?|related-.*|newsletter.*|tooltip-?(?:text|content))$/i;
const HIDDEN_ID = /^(?:comments?|respond|disqus_thread|commentlist|related-?posts?)$/i;
const BLOCK =
  /^(?:address|article|aside|blockquote|body|center|dd|details|div|dl|dt|fieldset|figure|form|h[1-6]|header|hr|html|li|main|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/;
/** Elements that make a block only around blocks: the words of a line may be in spans of their own. */
const PIECE = /^(?:span|strong|b|a|label|data|time|meter|td|th|bdi|amp-.*|em|i)$/;
const LIST = /^(?:ul|ol|table)$/;
const ITEM = /^(?:li|tr)$/;
/** A row with more lines is the layout of a page, not an ingredient. */
const MOST_CELLS = 4;
/** Letters that are read for each block that is wanted. */
const LETTERS = 500;

interface Place {
  tag: string;
  list: number;
  item: number;
  isBold: boolean;
}

/** Lists the lines of an element without scripts, buttons, captions, advertisements and comments. */
export function toBlocks(root: Element, most = 600): Block[] {
  const walk = new Walk(most);
  walk.visit(root, { tag: root.tag, list: 0, item: 0, isBold: false });
  walk.flush({ tag: root.tag, list: 0, item: 0, isBold: false });
  return joinItems(walk.blocks);
}

class Walk {
  readonly blocks: Block[] = [];
  readonly #most: number;
  #letters = 0;
  #count = 0;
  #text: string[] = [];
  #bold = 0;
  #length = 0;
  #wasPiece = false;

  constructor(most: number) {
    this.#most = most;
  }

  visit(element: Element, place: Place): void {
    const lines = findCustomLines(element);
    for (const [n, child] of element.children.entries()) {
      if (this.blocks.length >= this.#most || this.#letters > this.#most * LETTERS) return;
      if (typeof child === 'string') this.#addText(child, place);
      else if (child.tag === 'br') this.flush(place);
      else if (!isHidden(child)) {
        if (isNumerator(child, element.children[n + 1])) this.#text.push(' ');
        this.#visitChild(child, place, lines.has(child.tag));
      }
    }
  }

  flush({ tag, list, item }: Place): void {
    if (this.#length > 0) {
      const isBold = this.#bold >= this.#length;
      for (const text of toLines(this.#text.join(''))) {
        const isEnd = /^h[1-6]$/.test(tag) && toSection(text) === 'end';
        if (isEnd || !isNoise(text)) this.blocks.push({ tag, text, list, item, isBold });
      }
    }
    this.#text = [];
    this.#bold = 0;
    this.#length = 0;
    this.#wasPiece = false;
  }

  #addText(text: string, place: Place): void {
    const lines = place.tag === 'pre' ? text.split('\n') : [text];
    for (const [n, line] of lines.entries()) {
      if (n > 0) this.flush(place);
      this.#letters += line.length;
      const weight = line.replace(/[\s:]+/g, '').length;
      if (line !== '') this.#wasPiece = false;
      this.#text.push(line.replace(/\s+/g, ' '));
      this.#length += weight;
      if (place.isBold) this.#bold += weight;
    }
  }

  #visitChild(child: Element, place: Place, isLine: boolean): void {
    const { tag } = child;
    const isBold = place.isBold || tag === 'b' || tag === 'strong';
    if (isLine || BLOCK.test(tag)) {
      this.flush(place);
      const inner = { ...this.#toPlace(tag, place), isBold };
      this.visit(child, inner);
      this.flush(inner);
      return;
    }
    const isCell = tag === 'td' || tag === 'th';
    const isPiece = PIECE.test(tag);
    if (isCell || (isPiece && this.#wasPiece && needsSpace(this.#text, child)))
      this.#text.push(' ');
    this.visit(child, { ...place, isBold });
    if (isCell) this.#text.push(' ');
    this.#wasPiece = isPiece;
  }

  #toPlace(tag: string, place: Place): Place {
    const isList = LIST.test(tag);
    const isItem = ITEM.test(tag);
    if (isList || isItem) this.#count += 1;
    const isWithin = place.item > 0 && !isList && !isItem && !/^h[1-6]$/.test(tag);
    return {
      tag: isWithin ? place.tag : tag,
      list: isList ? this.#count : place.list,
      item: isItem ? this.#count : isList ? 0 : place.item,
      isBold: place.isBold,
    };
  }
}

/** Joins the lines of an item or row. The only item of a list may hold all its lines. */
function joinItems(blocks: readonly Block[]): Block[] {
  const itemsOfList = new Map<number, Set<number>>();
  const linesOfItem = new Map<number, number>();
  for (const { list, item } of blocks) {
    if (item === 0) continue;
    linesOfItem.set(item, (linesOfItem.get(item) ?? 0) + 1);
    itemsOfList.set(list, (itemsOfList.get(list) ?? new Set()).add(item));
  }
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isOnly =
      (itemsOfList.get(block.list)?.size ?? 0) < 2 ||
      (block.tag === 'tr' && (linesOfItem.get(block.item) ?? 0) > MOST_CELLS);
    if (last && last.item === block.item && block.item > 0 && !isOnly && last.tag === block.tag) {
      const text = last.text.length < 5000 ? `${last.text} ${block.text}` : last.text;
      joined.splice(-1, 1, { ...last, text, isBold: last.isBold && block.isBold });
    } else joined.push(block);
  }
  return joined;
}

function toLines(text: string): string[] {
  return /&#?\w+;|<[a-z/]/i.test(text) ? toTextLines(text) : [cleanLine(text)].filter(Boolean);
}

function needsSpace(text: readonly string[], next: Element): boolean {
  const before = text.findLast((part) => part !== '')?.at(-1) ?? ' ';
  const first = findFirstLetter(next);
  return !/[\s(/⁄-]/.test(before) && first !== '' && !/[\s,.;:)%°/⁄!?'’-]/.test(first);
}

function findFirstLetter({ children }: Element): string {
  for (const child of children) {
    const letter = typeof child === 'string' ? child.charAt(0) : findFirstLetter(child);
    if (letter !== '') return letter;
  }
  return '';
}

/** True for the "1" of "1<sup>1</sup>/<sub>2</sub>". */
function isNumerator({ tag, children }: Element, next: Element | string | undefined): boolean {
  return (
    tag === 'sup' &&
    /^\d{1,2}$/.test(typeof children[0] === 'string' ? children[0] : '') &&
    typeof next === 'string' &&
    /^\s?[/⁄]/.test(next)
  );
}

/** Custom elements, whose names have a hyphen, are lines if the parent has several of the same name. */
function findCustomLines({ children }: Element): ReadonlySet<string> {
  const seen = new Set<string>();
  const lines = new Set<string>();
  for (const child of children) {
    if (typeof child === 'string' || !child.tag.includes('-') || child.tag.startsWith('amp-'))
      continue;
    if (seen.has(child.tag)) lines.add(child.tag);
    seen.add(child.tag);
  }
  return lines;
}

/** The titles of the columns of a table. */
function isTitleRow({ tag, children }: Element): boolean {
  const cells = children.filter((child) => typeof child !== 'string');
  return tag === 'tr' && cells.length > 1 && cells.every((cell) => cell.tag === 'th');
}

function isHidden(element: Element): boolean {
  const isShadow = 'shadowrootmode' in element.attributes;
  if ((HIDDEN.test(element.tag) && !isShadow) || 'hidden' in element.attributes) return true;
  if (element.attributes['role'] === 'tooltip' || isTitleRow(element)) return true;
  if (/display:\s?none/i.test(element.attributes['style'] ?? '')) return true;
  if (HIDDEN_ID.test(element.attributes['id'] ?? '')) return true;
  return toClasses(element).some((name) => HIDDEN_CLASS.test(name));
}
