import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { Fragment, memo } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import { toDifficulty, toTimeOfDish } from '../../knowledge/card-metrics.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { Picture } from '../../ui/picture.tsx';
import { toOrigin, toReason, toRuns } from './hit-text.ts';
import type { Hit } from './use-search.ts';

/** One dish that was found, and why; the whole row is one link. */
export const ResultRow = memo(function ResultRow({ recipe, isMeant }: Hit) {
  return (
    <Row to={pagePaths.recipe(recipe._id)} data-result>
      <Picture
        src={recipe.image_url}
        avifSrcSet={toAvifSrcSet(recipe.image_url)}
        sizes="112px"
        alt=""
        cloth={toCloth(recipe.cuisine)}
        name=""
      />
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
        <p>
          {toTimeOfDish(recipe)} · {toDifficulty(recipe)}
        </p>
      </div>
    </Row>
  );
});

export function Marked({ text, isMeant }: { text: string; isMeant: Hit['isMeant'] }) {
  return toRuns(text, isMeant).map((run, at) => {
    const key = `${at}-${run.text}`;
    return run.isHit ? (
      <mark key={key}>{run.text}</mark>
    ) : (
      <Fragment key={key}>{run.text}</Fragment>
    );
  });
}

/** One styled element for the whole row: a list of them is drawn with every letter. */
export const Row = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      alignItems: 'center',
      gap: '4',
      height: 'full',
      padding: '3',
      borderRadius: 'card',
      backgroundColor: 'paper',
      boxShadow: 's1',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      transition: 'box-shadow .2s',
      _hover: { boxShadow: 's2' },
      _motionReduce: { transition: 'none' },
      '& > div:first-of-type': { borderRadius: 'thumb' },
      '&[data-narrow]': { gridTemplateColumns: '56px minmax(0, 1fr)' },
      '& small': { display: 'block', textStyle: 'small', fontWeight: '700', color: 'ember' },
      '& h3': { textStyle: 'cardTitle', fontSize: '1.25rem', marginBlock: '0.5' },
      '& p': {
        textStyle: 'small',
        color: 'ink.muted',
        lineClamp: '2',
      },
      '& mark': {
        color: 'inherit',
        background: 'linear-gradient(transparent 60%, {colors.quantity} 60% 96%, transparent 96%)',
      },
      '& p mark': { color: 'ink', fontWeight: '700' },
    },
  }),
);
