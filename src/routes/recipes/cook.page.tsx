import { getRouteApi } from '@tanstack/react-router';
import { CookingView } from '../../features/kitchen/cooking-view.tsx';

const route = getRouteApi('/data/recipe/$recipeId/cook');

export default function Page() {
  const { recipeId } = route.useParams();
  // Keyed: another recipe is another session.
  return <CookingView key={recipeId} recipeId={recipeId} />;
}
