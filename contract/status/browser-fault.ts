import * as v from 'valibot';

export const FAULT_MESSAGE_MAX = 300;
export const FAULT_STACK_MAX = 2000;
export const FAULT_BODY_MAX = 16_000;

/** An error of the app in a browser: the message and the place in the code, without personal data. */
export const BrowserFault = v.object({
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(FAULT_MESSAGE_MAX)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(FAULT_STACK_MAX))),
  /** Pattern of the page's address, such as `/recipe/:recipeId`. */
  page: v.pipe(v.string(), v.maxLength(80), v.regex(/^\/[\w/:-]*$/)),
});
export type BrowserFault = v.InferOutput<typeof BrowserFault>;

/** Body of a content policy violation report from a browser (W3C, Content Security Policy 3, `report-uri`). */
export const PolicyReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.string()),
  }),
});
export type PolicyReport = v.InferOutput<typeof PolicyReport>;
