import { Link } from '@tanstack/react-router';
import { Clock, Flame, Users } from 'lucide-react';
import { memo } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { CARD_TAG_COUNT } from '#contract/platform/limits.ts';
import { CARD_PICTURE_SIZES, toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { DietBadge } from '#domain/diet/diet-badge.tsx';
import { toDifficulty, toServings, toTimeOfDish } from '#knowledge/card-metrics.ts';
import { toCloth } from '#knowledge/cloths.ts';
import * as searchTexts from '#texts/search.ts';
import { Tag } from '#ui/button/chip.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import text from '../../../ui/theme/text.module.css';
import { CardMarks } from './card-marks.tsx';
import { DifficultyDots } from './difficulty-dots.tsx';
import styles from './recipe-card.module.css';

interface Props {
  recipe: Recipe;
  /** Heading level of the title, one below the heading of its list. */
  heading?: 'h2' | 'h3';
  isFirst?: boolean;
  isInitiallyVisible?: boolean;
  isPictureHeldBack?: boolean;
  /** The `sizes` attribute of its picture. */
  sizes?: string;
}

/** One dish in a list, as a single link. */
export const RecipeCard = memo(function RecipeCard({
  recipe,
  heading: Heading = 'h2',
  isFirst = false,
  isInitiallyVisible = false,
  isPictureHeldBack = false,
  sizes = CARD_PICTURE_SIZES,
}: Props) {
  const [count, word] = toServings(recipe).split(' ');
  return (
    <article className={styles.card}>
      <Link to={pagePaths.recipe(recipe._id)} className={styles.link}>
        <Picture
          src={recipe.image_url}
          avifSrcSet={toAvifSrcSet(recipe.image_url)}
          sizes={sizes}
          alt={recipe.imageAlt}
          cloth={toCloth(recipe.cuisine)}
          name={recipe.title}
          isFirst={isFirst}
          isInitiallyVisible={isInitiallyVisible}
          isHeldBack={isPictureHeldBack}
        >
          <DietBadge recipe={recipe} />
        </Picture>
        <span className={styles.words}>
          <span className={joinClasses(text.small, styles.cuisine)}>
            {recipe.region ? `${recipe.cuisine} · ${recipe.region}` : recipe.cuisine}
          </span>
          <Heading className={joinClasses(text.cardTitle, styles.title)} translate="no">
            {recipe.title}
          </Heading>
          <span className={joinClasses(text.small, styles.facts)}>
            <Fact>
              <Clock size={16} />
              <span>{toTimeOfDish(recipe)}</span>
            </Fact>
            <span className={joinClasses(styles.fact, styles.servings)}>
              <Users size={16} />
              <span>
                <span>{count}</span>
                <span className={styles.servingsWord}>{` ${word}`}</span>
              </span>
            </span>
            <Fact>
              <DifficultyDots difficulty={toDifficulty(recipe)} />
            </Fact>
          </span>
          <span className={styles.tags}>
            {/* If a dish states no difficulty, its spice level is shown as the difficulty. */}
            {recipe.difficulty && recipe.spiceLevel && (
              <Tag className={styles.spice}>
                <Flame size={14} />
                {searchTexts.spice(recipe.spiceLevel)}
              </Tag>
            )}
            {recipe.tags.slice(0, CARD_TAG_COUNT).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </span>
      </Link>
      <CardMarks recipe={recipe} />
    </article>
  );
});

function Fact({ children }: { children: React.ReactNode }) {
  return <span className={styles.fact}>{children}</span>;
}
