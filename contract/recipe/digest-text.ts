/** The text that a collection's digest is computed from: a line of JSON for each dish, its fields sorted by name. */
export function toDigestText(recipes: readonly object[]): string {
  return recipes.map((recipe) => JSON.stringify(recipe, Object.keys(recipe).toSorted())).join('\n');
}
