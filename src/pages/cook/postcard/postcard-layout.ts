import { wrapWords } from './wrap-words.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Kind of a text line; determines font and weight. */
export type Look = 'title' | 'facts' | 'line' | 'mark';

export interface PlacedLine {
  look: Look;
  /** Font size in pixels. */
  size: number;
  text: string;
  /** Start of the baseline. */
  x: number;
  y: number;
}

/** Layout of a postcard in pixels. The cloth surrounds `inside`. */
export interface Postcard extends Pick<Box, 'width' | 'height'> {
  inside: Box;
  picture: Box;
  lines: readonly PlacedLine[];
}

/** `facts`: minutes, servings and swaps. `line`: the cook's own text. Both may be ''. */
export interface PostcardWords {
  title: string;
  facts: string;
  line: string;
}

const WIDTH = 1080;
const HEIGHT = 1440;
const BORDER = 60;
const PADDING = 48;
const MARK = 'Simmer';
const TITLE_SIZES = [76, 64, 54, 46];
const FACTS_SIZE = 40;
const LINE_SIZE = 48;
/** Line height relative to the font size. */
const LEADING: Record<Look, number> = { title: 1.1, facts: 1.35, line: 1.25, mark: 1 };

/** Lays out a postcard: the title as large as two lines allow, the cook's line if there is space left. */
export function toPostcard(
  { title, facts, line }: PostcardWords,
  toWidth: (text: string, look: Look, size: number) => number,
): Postcard {
  const inside = { x: BORDER, y: BORDER, width: WIDTH - 2 * BORDER, height: HEIGHT - 2 * BORDER };
  const picture = { ...inside, height: (inside.width * 3) / 4 };
  const x = inside.x + PADDING;
  const most = inside.width - 2 * PADDING;
  const markAt = inside.y + inside.height - 36;
  const bottom = markAt - 52;
  const lines: PlacedLine[] = [];
  let y = picture.y + picture.height + 28;

  const wrap = (text: string, look: Look, size: number, count: number) =>
    wrapWords(text, most, count, (part) => toWidth(part, look, size));
  const place = (texts: readonly string[], look: Look, size: number, gap: number) => {
    if (texts.length > 0) y += gap;
    for (const text of texts) {
      y += size * LEADING[look];
      lines.push({ look, size, text, x, y });
    }
  };

  const fits = (size: number) => wrap(title, 'title', size, 3).length <= 2;
  const titleSize = TITLE_SIZES.find(fits) ?? 46;
  place(wrap(title, 'title', titleSize, 2), 'title', titleSize, 0);
  place(wrap(facts, 'facts', FACTS_SIZE, 2), 'facts', FACTS_SIZE, 16);
  const room = Math.floor((bottom - y - 24) / (LINE_SIZE * LEADING.line));
  place(wrap(line, 'line', LINE_SIZE, Math.min(3, room)), 'line', LINE_SIZE, 24);
  lines.push({ look: 'mark', size: 34, text: MARK, x, y: markAt });
  return { width: WIDTH, height: HEIGHT, inside, picture, lines };
}

/** The centred part of a picture that covers a box, in the picture's pixels. */
export function toCovering(
  picture: Pick<Box, 'width' | 'height'>,
  box: Pick<Box, 'width' | 'height'>,
): Box {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
