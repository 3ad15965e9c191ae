/** API responses that a served page was rendered from, keyed by their path below /api. */
export type ServedAnswers = Readonly<Record<string, unknown>>;

/**
 * CSS rules of a served page. `name` is the value of Emotion's attribute, which stops it from inserting the rules
 * again, or '' for other rules.
 */
export interface RenderedStyle {
  name: string;
  rules: string;
}

export interface RenderedPage {
  html: string;
  styles: RenderedStyle[];
}

/** Comments in the built page that are replaced with styles and content. */
export const STYLES_PLACEHOLDER = '<!--styles-->';
export const CONTENT_PLACEHOLDER = '<!--content-->';

/** Renders styles as HTML. Emotion adopts a named style. */
export function toStyleElements(styles: readonly RenderedStyle[]): string {
  return styles
    .map(({ name, rules }) => {
      const marked = name ? ` data-emotion="${name}"` : '';
      return `<style${marked}>${rules}</style>`;
    })
    .join('');
}

/** Ids of the elements with data in a served page. */
export const SERVED_ANSWERS_ID = 'served-answers';
export const PAGE_FILES_ID = 'page-files';
