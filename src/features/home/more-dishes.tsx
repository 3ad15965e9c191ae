import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TRENDING_COUNT } from '../../../contract/limits.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as homeTexts from '../../../texts/en/home.ts';
import { queryClient } from '../../data/query-client.ts';
import { allRecipesQuery } from '../../data/recipes.ts';
import { toTimeOfDish } from '../../knowledge/card-metrics.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './more-dishes.module.css';
import { MoreSection } from './more-section.tsx';

/** The dishes that trend; nothing until they are known. */
export function MoreDishes() {
  const { data } = useQuery(allRecipesQuery(), queryClient);
  const dishes = data?.value.slice(0, TRENDING_COUNT) ?? [];
  if (dishes.length === 0) return null;
  return (
    <MoreSection title={homeTexts.trendingDishes} columns={TRENDING_COUNT}>
      {dishes.map((recipe) => (
        <li key={recipe._id}>
          <Dish recipe={recipe} />
        </li>
      ))}
    </MoreSection>
  );
}

function Dish({ recipe }: { recipe: Recipe }) {
  return (
    <Link to={pagePaths.recipe(recipe._id)} className={styles.dish}>
      <Picture
        src={recipe.image_url}
        avifSrcSet={toAvifSrcSet(recipe.image_url)}
        sizes="(min-width: 1280px) 387px, (min-width: 1024px) 30vw, 48vw"
        alt=""
        cloth={toCloth(recipe.cuisine)}
        name=""
      />
      <span className={styles.words}>
        <h3 className={joinClasses(text.cardTitle, styles.name)}>{recipe.title}</h3>
        <span className={joinClasses(text.small, styles.time)}>{toTimeOfDish(recipe)}</span>
      </span>
    </Link>
  );
}
