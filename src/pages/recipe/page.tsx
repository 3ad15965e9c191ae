import { getRouteApi } from '@tanstack/react-router';
import { RecipePage } from './recipe-page.tsx';

const route = getRouteApi('/data/recipe/$recipeId');

export default function Page() {
  const { recipeId } = route.useParams();
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <RecipePage
      recipeId={recipeId}
      tab={tab ?? 'recipe'}
      chooseTab={(chosen) =>
        void navigate({
          search: chosen === 'recipe' ? {} : { tab: chosen },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
