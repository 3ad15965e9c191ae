import { useId } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { type HomeRow, QUICK_MINUTES, toHomeDishes } from '#knowledge/home-rows.ts';
import { toLocalDay } from '#knowledge/local-day.ts';
import * as homeTexts from '#texts/home.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import text from '../../ui/theme/text.module.css';
import { DishCard } from './dish-card.tsx';
import styles from './dish-rows.module.css';
import { MoreSection } from './more-section.tsx';

interface Props {
  recipes: readonly Recipe[];
  /** True if a dish is already shown above. */
  isOnPage: (recipe: Recipe) => boolean;
}

/** The dish of the day, and a row of dishes for each mood; both change every day. */
export function DishRows({ recipes, isOnPage }: Props) {
  const { dishOfDay, rows } = toHomeDishes(recipes, toLocalDay(), isOnPage);
  return (
    <>
      {dishOfDay && (
        <MoreSection title={homeTexts.dishOfDay} columns={1}>
          <li>
            <DishCard
              recipe={dishOfDay}
              shape="wide"
              sizes="(min-width: 1280px) 720px, (min-width: 768px) 58vw, calc(100vw - 40px)"
            />
          </li>
        </MoreSection>
      )}
      {rows.map((row) => (
        <MoodRow key={row.mood} {...row} />
      ))}
    </>
  );
}

function MoodRow({ mood, dishes }: HomeRow) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading} className={text.h2}>
          {homeTexts.moods[mood]}
        </h2>
        {mood === 'quick' && (
          <TextLink to={pagePaths.allRecipes} search={{ maxMinutes: QUICK_MINUTES }}>
            {homeTexts.allQuick}
          </TextLink>
        )}
      </div>
      <ul className={styles.row}>
        {dishes.map((recipe) => (
          <li key={recipe._id} className={styles.place}>
            <DishCard
              recipe={recipe}
              shape="above"
              sizes="(min-width: 1024px) 276px, (min-width: 480px) 200px, 44vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
