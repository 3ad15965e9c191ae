import { getRouteApi } from '@tanstack/react-router';
import { CookingView } from './cooking-view.tsx';

const route = getRouteApi('/data/recipe/$recipeId/cook');

export default function Page() {
  const { recipeId } = route.useParams();
  // The key starts a new session for another recipe.
  return <CookingView key={recipeId} recipeId={recipeId} />;
}
