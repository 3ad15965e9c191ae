/** API responses that a served page was rendered from, keyed by their path below /api. */
export type ServedAnswers = Readonly<Record<string, unknown>>;

/** `name` is the value of Emotion's attribute, so that it does not insert the rules again, or '' for other rules. */
export interface RenderedStyle {
  name: string;
  rules: string;
  /** The web fonts, which the start script enables after the first picture (tools/build/start-script.js). */
  isFonts?: boolean;
}

export interface RenderedPage {
  html: string;
  styles: RenderedStyle[];
}

/** Comments in the built page that are replaced with styles and content. */
export const STYLES_PLACEHOLDER = '<!--styles-->';
export const CONTENT_PLACEHOLDER = '<!--content-->';

export function toStyleElements(styles: readonly RenderedStyle[]): string {
  return styles
    .map(({ name, rules, isFonts }) => {
      const marked = name ? ` data-emotion="${name}"` : '';
      const waiting = isFonts ? ` id="${FONTS_ID}" media="not all"` : '';
      return `<style${marked}${waiting}>${rules}</style>`;
    })
    .join('');
}

export const FONTS_ID = 'fonts';
export const SERVED_ANSWERS_ID = 'served-answers';
export const PAGE_FILES_ID = 'page-files';

const FONT_PRELOAD = /\s*<link rel="preload"[^>]*as="font"[^>]*>/g;

/** Removes the font preloads of a page with a first picture, so that the picture loads before the fonts. */
export function preloadFonts(page: string, content: string): string {
  return /fetchpriority="high"/i.test(content) ? page.replaceAll(FONT_PRELOAD, '') : page;
}
