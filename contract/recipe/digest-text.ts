/** The text of which a collection's digest is made: the dishes in their order, the fields of each by name. */
export function toDigestText(recipes: readonly object[]): string {
  return recipes.map((recipe) => JSON.stringify(recipe, Object.keys(recipe).toSorted())).join('\n');
}
