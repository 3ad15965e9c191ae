import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import { WaitingPlace } from '#domain/outbox/waiting-place.tsx';
import { NextRow } from '#domain/recipe/next-dishes/next-row.tsx';
import { useDishes } from '#domain/timer/stove/dishes.ts';
import { OnTheStove } from '#domain/timer/stove/on-the-stove.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import * as appTexts from '#texts/app.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { IconButton } from '#ui/button/button.tsx';
import { Picture } from '#ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './celebration.module.css';
import { Confetti } from './confetti.tsx';
import type { EndProps } from './end-props.ts';
import { EndWays } from './end-ways.tsx';
import { toPraise } from './praise.ts';

/** The end of a cooking session. The next start begins at step 1. */
export function Celebration(end: EndProps) {
  const { recipe, servings, minutes } = end;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const cooking = useDishes().map(({ recipeId }) => recipeId);
  return (
    <>
      <div className={styles.end}>
        <Confetti />
        <TopOfEnd recipe={recipe} />
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
          <EndWays {...end} />
        </div>
      </div>
      <div className={styles.next}>
        <OnTheStove except={recipe._id} />
        <NextRow recipe={recipe} without={cooking} />
      </div>
    </>
  );
}

function TopOfEnd({ recipe }: Pick<EndProps, 'recipe'>) {
  const navigate = useNavigate();
  return (
    <div className={styles.top}>
      <IconButton
        variant="paper"
        aria-label={appTexts.close}
        onClick={() => void navigate({ to: pagePaths.recipe(recipe._id), replace: true })}
      >
        <X size={24} />
      </IconButton>
      <WaitingPlace />
    </div>
  );
}
