import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { texts, toRecipeCount } from '../../../contract/texts.ts';
import type { Hit, Search } from '../../data/search.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SkeletonBar } from '../../ui/chip.tsx';
import { Cloth } from '../../ui/cloth.tsx';
import { FailurePage } from '../../ui/failure-page.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultSection, Rows } from './result-section.tsx';

/** Rows that are drawn at once: more than two screens of them. */
const AT_ONCE = 20;

/** What was found, in each of its states. */
export function Results({ typed, search }: { typed: string; search: Search }) {
  const { hits, isLooking, error } = search;
  if (hits.length > 0) return <Dishes key={typed} hits={hits} />;
  if (isLooking) return <Looking />;
  if (error) {
    return (
      <FailurePage
        title={texts.errorLoadingRecipes}
        hint={error.message}
        rank={2}
        cure={search.retry}
        back={{ to: pagePaths.home, label: 'Go back' }}
      />
    );
  }
  return (
    <NoticePage
      rank={2}
      title="Nothing on the menu"
      hint={`No dish goes with “${typed.trim()}”. Try a single word: a dish, an ingredient, a cuisine.`}
    >
      <ButtonLink to={pagePaths.allRecipes} variant="flame">
        Browse recipes
      </ButtonLink>
    </NoticePage>
  );
}

function Dishes({ hits }: { hits: readonly Hit[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <ResultSection title="Recipes" count={toRecipeCount(hits.length)}>
      <Rows>
        {hits.slice(0, shown).map(({ recipe, isMeant }) => (
          <li key={recipe._id}>
            <ResultRow recipe={recipe} isMeant={isMeant} />
          </li>
        ))}
      </Rows>
      {shown < hits.length && (
        <Button variant="outline" justifySelf="center" onClick={() => setShown(shown + AT_ONCE)}>
          {texts.loadMoreRecipes}
        </Button>
      )}
    </ResultSection>
  );
}

function Looking() {
  return (
    <Rows as="div" role="status" aria-label="Loading recipes">
      {[1, 2, 3, 4].map((row) => (
        <chakra.div
          key={row}
          display="grid"
          gridTemplateColumns="112px minmax(0, 1fr)"
          alignItems="center"
          gap="4"
          p="3"
          bg="paper"
          borderRadius="card"
          boxShadow="s1"
        >
          <Cloth cloth="other" aspectRatio="4 / 3" borderRadius="thumb" />
          <chakra.div display="grid" gap="2">
            <SkeletonBar w="40%" />
            <SkeletonBar w="75%" h="1.4em" />
          </chakra.div>
        </chakra.div>
      ))}
    </Rows>
  );
}
