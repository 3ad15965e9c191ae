/** Parses JSON for a schema to check. Returns undefined if the text is not JSON. */
export function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
