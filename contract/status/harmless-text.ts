/** Keeps only the path of an address without ids and names, and removes quoted text. */
const REPLACED: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '(email)'],
  [/(?<=(?:https?|blob|data):[^\s?#)]*)[?#][^\s):]*/g, ''],
  [/\bdata:[^\s)]*/g, 'data:'],
  [/"[^"\n]*"/g, '"…"'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '(id)'],
  [/(?<=\/(?:profile|post|search|reset-password|verify-email)\/)[^\s/:)]+/g, '(id)'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b(?![\w-]*\.js)/gi, '(token)'],
];

export function toHarmlessText(text: string, longest: number): string {
  let harmless = text.slice(0, longest * 4);
  for (const [pattern, put] of REPLACED) harmless = harmless.replace(pattern, put);
  return harmless.slice(0, longest);
}
