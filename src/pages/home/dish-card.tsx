import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { DietBadge } from '#domain/diet/diet-badge.tsx';
import { toTimeOfDish } from '#knowledge/card-metrics.ts';
import { toCloth } from '#knowledge/cloths.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './dish-card.module.css';

interface Props {
  recipe: Recipe;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /**
   * Position of the picture: beside the text except in wide windows, always above it, or beside it only in wide
   * windows.
   */
  shape?: 'beside' | 'above' | 'wide';
}

const SHAPES = { beside: undefined, above: styles.above, wide: styles.wide };

export function DishCard({ recipe, sizes, shape = 'beside' }: Props) {
  return (
    <Link to={pagePaths.recipe(recipe._id)} className={joinClasses(styles.dish, SHAPES[shape])}>
      <Picture
        src={recipe.image_url}
        avifSrcSet={toAvifSrcSet(recipe.image_url)}
        sizes={sizes}
        alt=""
        cloth={toCloth(recipe.cuisine)}
        name=""
      >
        <DietBadge recipe={recipe} />
      </Picture>
      <span className={styles.words}>
        <h3 className={joinClasses(text.cardTitle, styles.name)} translate="no">
          {recipe.title}
        </h3>
        {shape === 'wide' && <span className={styles.subtitle}>{recipe.subtitle}</span>}
        <span className={joinClasses(text.small, styles.time)}>
          {`${recipe.cuisine} · ${toTimeOfDish(recipe)}`}
        </span>
      </span>
    </Link>
  );
}
