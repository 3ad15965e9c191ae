import { getRouteApi } from '@tanstack/react-router';
import { AllRecipesPage } from './all-recipes-page.tsx';

const route = getRouteApi('/data/all-recipes');

export default function Page() {
  const { cuisine, ...choice } = route.useSearch();
  return <AllRecipesPage cuisine={cuisine ?? ''} choice={choice} />;
}
