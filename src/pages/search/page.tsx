import { getRouteApi } from '@tanstack/react-router';
import { SearchPage } from './search-page.tsx';

const route = getRouteApi('/data/search');

export default function Page() {
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <SearchPage
      q={q ?? ''}
      saveQ={(text) =>
        void navigate({ search: text ? { q: text } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
