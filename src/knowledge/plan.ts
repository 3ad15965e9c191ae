/** How a cook wants a recipe; kept with its cooking session. */
export interface Plan {
  /** As many as the recipe is written for where undefined. */
  servings: number | undefined;
  /** Indices of the ingredients that something else stands in for. */
  swapped: ReadonlySet<number>;
}
