/** Returns the text for a collection's digest: one line of JSON per dish, with its fields sorted by name. */
export function toDigestText(recipes: readonly object[]): string {
  return recipes.map((recipe) => JSON.stringify(recipe, Object.keys(recipe).toSorted())).join('\n');
}
