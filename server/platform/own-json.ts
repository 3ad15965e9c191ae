/**
 * Parses JSON that this process wrote a moment ago, without a check of its shape. Text from files, headers or stored
 * rows needs a schema instead.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it wrote
export function parseOwnJson<T>(text: string): T {
  return JSON.parse(text);
}
