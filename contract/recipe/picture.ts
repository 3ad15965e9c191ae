/**
 * Path of the dish pictures, which are cached for a year. Each picture is committed as `<id>.<hash>.<width>.avif` at
 * four widths, and as `<id>.<hash>.640.webp` for browsers without AVIF.
 */
export const DISH_PICTURE_PATH = '/media/dishes/';
export const PICTURE_WIDTHS = [320, 640, 800, 1280] as const;
/** Widths stored on the device for a saved dish. Offline the widest replaces the others. */
const SAVED_WIDTHS = [320, 640, 1280] as const;

/** Returns the `srcset` of the AVIF files of `imageUrl` (the 640 px WebP), or '' if it is not a dish picture. */
export function toAvifSrcSet(imageUrl: string): string {
  if (!imageUrl.startsWith(DISH_PICTURE_PATH) || !imageUrl.endsWith('.640.webp')) return '';
  const stem = imageUrl.slice(0, -'.640.webp'.length);
  return PICTURE_WIDTHS.map((width) => `${stem}.${width}.avif ${width}w`).join(', ');
}

export function toAvif(imageUrl: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return imageUrl.replace(/\.640\.webp$/, `.${width}.avif`);
}

/**
 * `sizes` of the picture of a recipe page, of a card in a list and of the first trending dish. The served page preloads
 * the picture before any script runs; a different string would fetch it twice.
 */
export const RECIPE_PICTURE_SIZES = '(min-width: 1024px) 452px, (min-width: 768px) 320px, 100vw';
const WIDE_CARD_SIZES =
  '(min-width: 1280px) 285px, (min-width: 1024px) 30vw, (min-width: 600px) 47vw';
export const CARD_PICTURE_SIZES = `${WIDE_CARD_SIZES}, calc(100vw - 40px)`;
/** `sizes` of a card that phones show as a row. */
export const ROW_PICTURE_SIZES = `${WIDE_CARD_SIZES}, 96px`;
export const TRENDING_PICTURE_SIZES =
  '(min-width: 1280px) 708px, (min-width: 1024px) 54vw, calc(100vw - 40px)';

/** Returns every picture file stored for a saved dish, or none if `imageUrl` is not a dish picture. */
export function toPicturePaths(imageUrl: string): string[] {
  if (!toAvifSrcSet(imageUrl)) return [];
  return [...SAVED_WIDTHS.map((width) => toAvif(imageUrl, width)), imageUrl];
}
