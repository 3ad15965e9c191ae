/** The API's answers that a served page was made from, by their paths below /api. */
export type ServedAnswers = Readonly<Record<string, unknown>>;

/** Rules; `name` is the value of the attribute that tells Emotion which of them it need not insert again, '' for others. */
export interface RenderedStyle {
  name: string;
  rules: string;
}

export interface RenderedPage {
  html: string;
  styles: RenderedStyle[];
}

/** Comments in the built page that styles and content replace. */
export const STYLES_PLACEHOLDER = '<!--styles-->';
export const CONTENT_PLACEHOLDER = '<!--content-->';

/** As HTML; a named style is one that Emotion takes over. */
export function toStyleElements(styles: readonly RenderedStyle[]): string {
  return styles
    .map(({ name, rules }) => {
      const marked = name ? ` data-emotion="${name}"` : '';
      return `<style${marked}>${rules}</style>`;
    })
    .join('');
}

/** Ids of the elements of a served page that hold data. */
export const SERVED_ANSWERS_ID = 'served-answers';
export const PAGE_FILES_ID = 'page-files';
