const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including attribute values. */
export function toHtmlText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Builds a tag such as `<meta property="og:title" content="…">` with escaped values. */
export function toTag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${toHtmlText(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** Builds a JSON-LD script element. The JSON is escaped so that no text can close the element. */
export function toJsonLd(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
