import { ignoreError } from '#contract/platform/ignore-error.ts';
import { type Look, type PostcardWords, toCovering, toPostcard } from './postcard-layout.ts';

/** Computed styles of a tablecloth on the page. */
interface ClothLooks {
  ground: string;
  ink: string;
  pattern: string;
  tile: { width: number; height: number };
  heading: string;
  body: string;
}

/** The postcard is larger than a phone, so the pattern is drawn at twice its size. */
const PATTERN_SCALE = 2;
const WEIGHT: Record<Look, number> = { title: 600, facts: 500, line: 480, mark: 600 };

/** Reads the computed styles of a `Cloth`. */
export function readCloth(cloth: Element): ClothLooks {
  const style = getComputedStyle(cloth);
  const [width = 0, height = width] = style.backgroundSize.split(' ').map(Number.parseFloat);
  return {
    ground: style.backgroundColor,
    ink: style.color,
    pattern: /^url\("(.*)"\)$/.exec(style.backgroundImage)?.[1] ?? '',
    tile: { width: width * PATTERN_SCALE, height: height * PATTERN_SCALE },
    heading: style.getPropertyValue('--ui-fonts-heading'),
    body: style.getPropertyValue('--ui-fonts-body'),
  };
}

/** The first of these URLs that loads as an image, or undefined. */
export async function loadPicture(addresses: readonly string[]) {
  for (const address of addresses.filter(Boolean)) {
    const picture = new Image();
    const isLoaded = await new Promise<boolean>((resolve) => {
      picture.addEventListener('load', () => resolve(true));
      picture.addEventListener('error', () => resolve(false));
      picture.src = address;
    });
    if (isLoaded) return picture;
  }
  return undefined;
}

/**
 * Renders the postcard as a JPEG. Without a picture, its area shows the cloth. Rejects if the canvas cannot be used.
 */
export async function drawPostcard(
  words: PostcardWords,
  picture: HTMLImageElement | undefined,
  looks: ClothLooks,
): Promise<Blob> {
  const { ground, ink, heading, body } = looks;
  const toFont = (look: Look, size: number) =>
    `${WEIGHT[look]} ${size}px ${look === 'facts' ? body : heading}`;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('Nothing to draw on');
  const { canvas } = context;
  const fonts = [toFont('title', 1), toFont('facts', 1)];
  await ignoreError(
    Promise.all(fonts.map((font) => document.fonts.load(font))),
    'the next font of the family replaces it',
  );
  const card = toPostcard(words, (text, look, size) => {
    context.font = toFont(look, size);
    return context.measureText(text).width;
  });
  canvas.width = card.width;
  canvas.height = card.height;
  context.fillStyle = ground;
  context.fillRect(0, 0, card.width, card.height);
  context.fillStyle = (await toPattern(context, looks)) ?? ground;
  context.fillRect(0, 0, card.width, card.height);

  const { inside, picture: place } = card;
  context.fillStyle = ground;
  const below = place.y + place.height;
  context.fillRect(inside.x, below, inside.width, inside.y + inside.height - below);
  if (picture) {
    const { naturalWidth: width, naturalHeight: height } = picture;
    const part = toCovering({ width, height }, place);
    const from = [part.x, part.y, part.width, part.height] as const;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, ...from, place.x, place.y, place.width, place.height);
  }
  context.fillStyle = ink;
  for (const { look, size, text, x, y } of card.lines) {
    context.font = toFont(look, size);
    context.fillText(text, x, y);
  }
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('Not drawn')));
    canvas.toBlob(settle, 'image/jpeg', 0.9);
  });
}

async function toPattern(
  context: CanvasRenderingContext2D,
  { pattern, tile }: ClothLooks,
): Promise<CanvasPattern | null> {
  const drawing = await loadPicture([pattern]);
  const easel = document.createElement('canvas');
  easel.width = tile.width;
  easel.height = tile.height;
  if (!drawing || tile.width === 0) return null;
  easel.getContext('2d')?.drawImage(drawing, 0, 0, tile.width, tile.height);
  return context.createPattern(easel, 'repeat');
}
