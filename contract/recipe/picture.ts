/**
 * A dish's picture is committed as `<id>.<hash>.<width>.avif` at four widths and one `<id>.<hash>.640.webp` for
 * engines without AVIF, and served under this path for a year.
 */
export const DISH_PICTURE_PATH = '/media/dishes/';
export const PICTURE_WIDTHS = [320, 640, 800, 1280] as const;
/** What a saved dish keeps on the device; offline the widest of them stands in for the others. */
const SAVED_WIDTHS = [320, 640, 1280] as const;

/** The `srcset` of the AVIF files that lie beside `imageUrl` (the 640 px WebP), or '' where it is not one of ours. */
export function toAvifSrcSet(imageUrl: string): string {
  if (!imageUrl.startsWith(DISH_PICTURE_PATH) || !imageUrl.endsWith('.640.webp')) return '';
  const stem = imageUrl.slice(0, -'.640.webp'.length);
  return PICTURE_WIDTHS.map((width) => `${stem}.${width}.avif ${width}w`).join(', ');
}

/** The address of one AVIF width beside `imageUrl` (the 640 px WebP). */
export function toAvif(imageUrl: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return imageUrl.replace(/\.640\.webp$/, `.${width}.avif`);
}

/**
 * How wide the picture of a recipe page, of a card in a list and of the first trending dish is drawn. The served page
 * announces the picture before any script runs, and only with the very same words is it not fetched twice.
 */
export const RECIPE_PICTURE_SIZES = '(min-width: 1024px) 452px, (min-width: 768px) 320px, 100vw';
const WIDE_CARD_SIZES =
  '(min-width: 1280px) 285px, (min-width: 1024px) 30vw, (min-width: 600px) 47vw';
export const CARD_PICTURE_SIZES = `${WIDE_CARD_SIZES}, calc(100vw - 40px)`;
/** Of a card that phones show as a row. */
export const ROW_PICTURE_SIZES = `${WIDE_CARD_SIZES}, 96px`;
export const TRENDING_PICTURE_SIZES =
  '(min-width: 1280px) 708px, (min-width: 1024px) 54vw, calc(100vw - 40px)';

/** Every file that a saved dish keeps on the device; none where `imageUrl` is not one of ours. */
export function toPicturePaths(imageUrl: string): string[] {
  if (!toAvifSrcSet(imageUrl)) return [];
  return [...SAVED_WIDTHS.map((width) => toAvif(imageUrl, width)), imageUrl];
}
