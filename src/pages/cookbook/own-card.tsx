import { Link } from '@tanstack/react-router';
import { CircleAlert, Clock, Hourglass, ListChecks, Users } from 'lucide-react';
import { memo } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { hasTime, toTotalMinutes } from '#contract/recipe/minutes.ts';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import type { CookbookView } from '#domain/overlay/views.ts';
import { toCloth } from '#knowledge/cloths.ts';
import { isHeading } from '#knowledge/cookbook/headings.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { toDuration } from '#texts/language.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Badge } from '#ui/button/chip.tsx';
import { Cloth } from '#ui/cloth.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './own-card.module.css';

interface Props {
  view: CookbookView;
  /** True if waiting writes have waited for a while. */
  isDelayed: boolean;
}

/** One recipe, as a single link: a label on the cloth of its cuisine, or its picture. */
export const OwnCard = memo(function OwnCard({ view, isDelayed }: Props) {
  const { recipe } = view;
  const { _id, title, cuisine, image_url: picture, imageAlt, servings, ingredients } = recipe;
  const cloth = toCloth(cuisine);
  // A recipe without times shows none, not the defaults of dishes.
  const minutes = hasTime(recipe) ? toMinutesOf(recipe) : 0;
  return (
    <article className={styles.card}>
      <Link to={pagePaths.recipe(_id)} className={styles.link}>
        {picture ? (
          <Picture src={picture} avifSrcSet="" sizes="" alt={imageAlt} cloth={cloth} name={title} />
        ) : (
          <Cloth cloth={cloth} className={styles.cover}>
            <span className={styles.label}>
              {cuisine && (
                <span className={joinClasses(text.small, styles.cuisine)}>{cuisine}</span>
              )}
              <h2 dir="auto" className={joinClasses(text.longTitle, styles.title)}>
                {title}
              </h2>
            </span>
          </Cloth>
        )}
        <span className={styles.words}>
          {picture && (
            <h2 dir="auto" className={text.cardTitle}>
              {title}
            </h2>
          )}
          <span className={joinClasses(text.small, styles.facts)}>
            {minutes > 0 && (
              <span>
                <Clock size={16} />
                <span className={text.srOnly}>{cookbookTexts.totalTime}</span>
                {toDuration(minutes)}
              </span>
            )}
            {servings > 0 && (
              <span>
                <Users size={16} />
                <span className={text.srOnly}>{recipeTexts.serves}</span>
                {servings}
              </span>
            )}
            <span>
              <ListChecks size={16} />
              <span className={text.srOnly}>{recipeTexts.ingredients}</span>
              {ingredients.filter((line) => !isHeading(line)).length}
            </span>
          </span>
          <Marks view={view} isDelayed={isDelayed} />
        </span>
      </Link>
    </article>
  );
});

function Marks({ view, isDelayed }: Props) {
  const { delivery, refused } = view;
  if (refused?.delivery.error?.code === 'stale') {
    return (
      <Badge tone="chilli">
        <CircleAlert size={16} />
        {cookbookTexts.twoVersions}
      </Badge>
    );
  }
  if (refused || delivery?.state === 'failed') {
    return (
      <Badge tone="chilli">
        <Hourglass size={16} />
        {cookbookTexts.notSent}
      </Badge>
    );
  }
  return delivery && isDelayed ? <WaitingBadge /> : null;
}

function toMinutesOf({ prepTime, cookTime }: CookbookView['recipe']): number {
  const zero = '0 minutes';
  return toTotalMinutes({ prepTime: prepTime || zero, cookTime: cookTime || zero });
}
