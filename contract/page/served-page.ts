/** API responses that a served page was rendered from, keyed by their path below /api. */
export type ServedAnswers = Readonly<Record<string, unknown>>;

/** `name` is the value of Emotion's attribute, so that it does not insert the rules again, or '' for other rules. */
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

export function toStyleElements(styles: readonly RenderedStyle[]): string {
  return styles
    .map(({ name, rules }) => {
      const marked = name ? ` data-emotion="${name}"` : '';
      return `<style${marked}>${rules}</style>`;
    })
    .join('');
}

export const SERVED_ANSWERS_ID = 'served-answers';
export const PAGE_FILES_ID = 'page-files';
