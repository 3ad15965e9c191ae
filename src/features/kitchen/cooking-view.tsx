/** The cooking view of one recipe. */
export function CookingView({ recipeId }: { recipeId: string }) {
  return <main data-recipe={recipeId} />;
}
