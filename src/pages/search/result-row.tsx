import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import { DietBadge } from '#domain/diet/diet-badge.tsx';
import { toDifficulty, toTimeOfDish } from '#knowledge/card-metrics.ts';
import { toCloth } from '#knowledge/cloths.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import { toOrigin, toReason, toRuns } from './hit-text.ts';
import styles from './result-row.module.css';
import type { Hit } from './use-search.ts';

/** One dish with the reason of its match, as a single link. */
export const ResultRow = memo(function ResultRow({ recipe, isMeant }: Hit) {
  return (
    <Row to={pagePaths.recipe(recipe._id)}>
      <Picture
        src={recipe.image_url}
        avifSrcSet={toAvifSrcSet(recipe.image_url)}
        sizes="(min-width: 600px) 112px, 96px"
        alt=""
        cloth={toCloth(recipe.cuisine)}
        name=""
      >
        <DietBadge recipe={recipe} />
      </Picture>
      <div>
        <small>
          <Marked text={toOrigin(recipe)} isMeant={isMeant} />
        </small>
        <h3>
          <Marked text={recipe.title} isMeant={isMeant} />
        </h3>
        <p>
          <Marked text={toReason(recipe, isMeant)} isMeant={isMeant} />
        </p>
        <p>{`${toTimeOfDish(recipe)} · ${toDifficulty(recipe)}`}</p>
      </div>
    </Row>
  );
});

export function Marked({ text, isMeant }: { text: string; isMeant: Hit['isMeant'] }) {
  return toRuns(text, isMeant).map((run, at) => {
    const key = `${at}-${run.text}`;
    return run.isHit ? <mark key={key}>{run.text}</mark> : <span key={key}>{run.text}</span>;
  });
}

interface RowProps {
  to: string;
  /** Has an avatar in place of a picture. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** The CSS of the row also styles its content. */
export function Row({ to, isNarrow = false, children }: RowProps) {
  return (
    <Link to={to} data-result className={joinClasses(styles.row, isNarrow && styles.narrow)}>
      {children}
    </Link>
  );
}
