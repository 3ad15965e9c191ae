/** A page and what a reader of it would write down. */
export interface PageCase {
  name: string;
  html: string;
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  url?: string;
}

/** Wraps the body of a page in what pages have around it. */
export function toPage(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li></ul></nav></header><main>${body}</main><footer><p>Copyright. All rights reserved.</p><ul><li>About us</li><li>Contact</li></ul></footer></body></html>`;
}

/** Writes values as JSON-LD into a page with a heading. */
export function toLinked(
  value: unknown,
  body = '<h1>Read on</h1><p>Welcome to my kitchen.</p>',
): string {
  return toRaw(JSON.stringify(value), body);
}

/** Writes a text without changes into a script of JSON-LD. */
export function toRaw(
  json: string,
  body = '<h1>Read on</h1><p>Welcome to my kitchen.</p>',
): string {
  return toPage(body, `<script type="application/ld+json">${json}</script>`);
}

export const CONTEXT = 'https://schema.org';

export function toStepThings(texts: readonly string[]) {
  return texts.map((text) => ({ '@type': 'HowToStep', text }));
}
