import { CookingPot, House } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { WaitingPlace } from '../../parts/waiting-place.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './celebration.module.css';
import { Confetti } from './confetti.tsx';
import { toPraise } from './praise.ts';

export interface EndProps {
  recipe: Recipe;
  /** As many as were cooked for. */
  servings: number;
  minutes: number;
}

/** The dish is done: the session is over, and the next start begins at step 1. */
export function Celebration({ recipe, servings, minutes }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.end}>
      <Confetti />
      <div className={styles.waiting}>
        <WaitingPlace />
      </div>
      <div className={styles.plate}>
        <div className={styles.dish}>
          <Picture
            src={recipe.image_url}
            avifSrcSet={toAvifSrcSet(recipe.image_url)}
            sizes="(min-width: 1024px) 900px, 110vw"
            alt=""
            cloth={toCloth(recipe.cuisine)}
            name={recipe.title}
            isFirst
          />
        </div>
      </div>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={text.hero}>
          {recipeTexts.recipeComplete}
        </h1>
        <p>{toPraise({ ...recipe, servings }, minutes)}</p>
        <div className={styles.ways}>
          <ButtonLink to={pagePaths.recipe(recipe._id)} replace size="xl">
            <CookingPot aria-hidden size={22} />
            {cookingTexts.backToTheRecipe}
          </ButtonLink>
          <ButtonLink to={pagePaths.home} replace variant="onPlane" size="xl">
            <House aria-hidden size={20} />
            {cookingTexts.home}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
