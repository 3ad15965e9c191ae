import * as v from 'valibot';

export const FAULT_MESSAGE_MAX = 300;
export const FAULT_STACK_MAX = 2000;
export const FAULT_BODY_MAX = 16_000;

/** A fault of the app in somebody's browser: what went wrong and where in the code, and nothing of who it was. */
export const BrowserFault = v.object({
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(FAULT_MESSAGE_MAX)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(FAULT_STACK_MAX))),
  /** The pattern of the page's address, such as `/recipe/:recipeId`. */
  page: v.pipe(v.string(), v.maxLength(80), v.regex(/^\/[\w/:-]*$/)),
});
export type BrowserFault = v.InferOutput<typeof BrowserFault>;

/** What browsers send where the content policy blocked something (W3C, Content Security Policy 3, `report-uri`). */
export const PolicyReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.string()),
  }),
});
export type PolicyReport = v.InferOutput<typeof PolicyReport>;
