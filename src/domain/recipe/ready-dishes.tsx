import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { DietBadge } from '#domain/diet/diet-badge.tsx';
import { toDifficulty, toTimeOfDish } from '#knowledge/card-metrics.ts';
import { toCloth } from '#knowledge/cloths.ts';
import * as offlineTexts from '#texts/offline.ts';
import * as pageTexts from '#texts/page.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './ready-dishes.module.css';
import { useStoredDishes } from './use-stored-dishes.ts';

/** All Recipes, which also opens offline, shows the rest. */
const SHOWN_MAX = 24;

export function ReadyDishes() {
  const dishes = useStoredDishes();
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="ready-dishes" className={styles.dishes}>
      <h2 id="ready-dishes" className={joinClasses(text.h2, styles.heading)}>
        {offlineTexts.readyDishes}
      </h2>
      <ul className={styles.list}>
        {dishes.slice(0, SHOWN_MAX).map((dish) => (
          <ReadyDish key={dish._id} dish={dish} />
        ))}
      </ul>
      {dishes.length > SHOWN_MAX && (
        <ButtonLink to={pagePaths.allRecipes} variant="outline" className={styles.all}>
          {pageTexts.allRecipes}
        </ButtonLink>
      )}
    </section>
  );
}

function ReadyDish({ dish }: { dish: Recipe }) {
  return (
    <li className={styles.row}>
      <Link to={pagePaths.recipe(dish._id)} className={styles.dish}>
        <Picture
          src={dish.image_url}
          avifSrcSet={toAvifSrcSet(dish.image_url)}
          sizes="88px"
          alt=""
          cloth={toCloth(dish.cuisine)}
          name=""
        >
          <DietBadge recipe={dish} />
        </Picture>
        <span>
          <span className={joinClasses(text.cardTitle, styles.name)}>{dish.title}</span>
          <span className={joinClasses(text.small, styles.facts)}>
            {`${toTimeOfDish(dish)} · ${toDifficulty(dish)}`}
          </span>
        </span>
        <span className={styles.here}>
          <CircleCheck size={24} />
        </span>
      </Link>
    </li>
  );
}
