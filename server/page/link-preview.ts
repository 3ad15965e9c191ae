import { LINK_PREVIEW } from '#contract/page/link-preview.ts';
import { DISH_PICTURE_PATH } from '#contract/recipe/picture.ts';
import { UPLOADS_PATH } from '#contract/upload/schema.ts';
import type { Preview } from './head.ts';

/** Messengers do not show AVIF and often not WebP, so previews are separate JPEGs. */
export const PREVIEW_PATH = '/media/previews/';
const JPEG = { ...LINK_PREVIEW, type: 'image/jpeg' };

/** The preview of a dish's or a post's picture; undefined for any other address. */
export function toLinkPreview(imageUrl: string, alt: string, origin: string): Preview | undefined {
  const path = toPreviewPath(imageUrl);
  return path === undefined ? undefined : { url: origin + path, alt, ...JPEG };
}

export function toHomePreview(hash: string, alt: string, origin: string): Preview {
  return { url: `${origin}${toHomePreviewPath(hash)}`, alt, ...JPEG };
}

export function toHomePreviewPath(hash: string): string {
  return `${PREVIEW_PATH}home.${hash}.jpg`;
}

function toPreviewPath(imageUrl: string): string | undefined {
  for (const [path, end, folder] of [
    [DISH_PICTURE_PATH, '.640.webp', 'dishes'],
    [UPLOADS_PATH, '.webp', 'posts'],
  ] as const) {
    if (!imageUrl.startsWith(path) || !imageUrl.endsWith(end)) continue;
    return `${PREVIEW_PATH}${folder}/${imageUrl.slice(path.length, -end.length)}.jpg`;
  }
  return undefined;
}
