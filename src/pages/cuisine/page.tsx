import { getRouteApi } from '@tanstack/react-router';
import { CuisinePage } from './cuisine-page.tsx';

const route = getRouteApi('/data/cuisine/$cuisineId');

export default function Page() {
  const { cuisineId } = route.useParams();
  const { region } = route.useSearch();
  return <CuisinePage cuisineId={cuisineId} region={region ?? ''} />;
}
