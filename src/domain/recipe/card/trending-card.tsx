import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { TRENDING_PICTURE_SIZES, toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { DietBadge } from '#domain/diet/diet-badge.tsx';
import { toDifficulty, toTimeOfDish } from '#knowledge/card-metrics.ts';
import { toCloth } from '#knowledge/cloths.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import text from '../../../ui/theme/text.module.css';
import { CardMarks } from './card-marks.tsx';
import { DifficultyDots } from './difficulty-dots.tsx';
import styles from './trending-card.module.css';

/** `sizes` of a picture beside its text on phones, and cropped to a tall card in wide windows. */
const BESIDE_SIZES = '(min-width: 1280px) 396px, (min-width: 1024px) 31vw, 120px';

/**
 * One of the three trending recipes. The first has its picture above the text, the others beside it. In wide windows
 * all pictures fill their cards.
 */
export function TrendingCard({ recipe, place }: { recipe: Recipe; place: number }) {
  const isLarge = place === 1;
  return (
    <article className={styles.card}>
      <Link
        to={pagePaths.recipe(recipe._id)}
        className={joinClasses(styles.link, isLarge ? styles.large : styles.small)}
      >
        <span
          className={joinClasses(
            styles.picture,
            isLarge ? styles.largePicture : styles.smallPicture,
          )}
        >
          <Picture
            src={recipe.image_url}
            avifSrcSet={toAvifSrcSet(recipe.image_url)}
            sizes={isLarge ? TRENDING_PICTURE_SIZES : BESIDE_SIZES}
            alt={recipe.imageAlt}
            cloth={toCloth(recipe.cuisine)}
            name={isLarge ? recipe.title : ''}
            isFirst={isLarge}
            isInitiallyVisible
          >
            <DietBadge recipe={recipe} />
          </Picture>
        </span>
        <span
          className={joinClasses(styles.words, isLarge ? styles.largeWords : styles.smallWords)}
        >
          <span
            className={joinClasses(styles.place, isLarge ? styles.largePlace : styles.smallPlace)}
          >
            {place}
          </span>
          <span className={styles.dish}>
            <h2 className={joinClasses(text.cardTitle, styles.name)}>{recipe.title}</h2>
            <span className={joinClasses(text.small, styles.facts)}>
              <Clock size={16} />
              <span className={styles.time}>{toTimeOfDish(recipe)}</span>
              <DifficultyDots difficulty={toDifficulty(recipe)} />
            </span>
          </span>
        </span>
      </Link>
      {isLarge && <CardMarks recipe={recipe} />}
    </article>
  );
}
