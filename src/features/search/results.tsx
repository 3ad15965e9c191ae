import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import * as actionTexts from '../../../texts/en/actions.ts';
import { recipeTexts, toRecipeCount } from '../../../texts/en/recipes.ts';
import * as searchTexts from '../../../texts/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SkeletonBar } from '../../ui/chip.tsx';
import { Cloth } from '../../ui/cloth.tsx';
import { NoticePage } from '../../ui/notice/notice-page.tsx';
import { toMeant } from './found-words.ts';
import { ResultRow } from './result-row.tsx';
import { ResultSection, Rows } from './result-section.tsx';
import styles from './results.module.css';
import type { CommunitySearch } from './use-community-search.ts';
import type { Hit, Search } from './use-search.ts';

/** Dishes are found first. */
const CommunityResults = lazy(() => import('./community-results.late.tsx'));

const FailurePage = lazy(() =>
  import('../../ui/notice/failure-page.tsx').then((loaded) => ({ default: loaded.FailurePage })),
);

/** Rows that are drawn at once: more than two screens of them. */
const AT_ONCE = 20;

interface Props {
  typed: string;
  search: Search;
  community: CommunitySearch;
}

/** What was found, in each of its states. */
export function Results({ typed, search, community }: Props) {
  const { hits, isLooking, error } = search;
  const { posts, people } = community;
  const isMeant = useMemo(() => toMeant(typed), [typed]);
  const isFound = hits.length + posts.length + people.length > 0;
  if (!isFound && (isLooking || community.isLooking)) return <Looking />;
  if (!isFound && error) {
    return (
      <Suspense fallback={<Looking />}>
        <FailurePage
          title={recipeTexts.errorLoadingRecipes}
          hint={error.message}
          rank={2}
          cure={search.retry}
          back={{ to: pagePaths.home, label: actionTexts.goBack }}
        />
      </Suspense>
    );
  }
  if (!isFound) {
    return (
      <NoticePage
        rank={2}
        title={searchTexts.nothingOnTheMenu}
        hint={searchTexts.nothingFoundHint(typed.trim())}
      >
        <ButtonLink to={pagePaths.allRecipes} variant="flame">
          {searchTexts.browseRecipes}
        </ButtonLink>
      </NoticePage>
    );
  }
  return (
    <chakra.div display="grid" gap="8">
      {hits.length > 0 && (
        <Dishes key={typed} hits={hits} near={search.isNear ? typed.trim() : undefined} />
      )}
      {posts.length + people.length > 0 && (
        <Suspense fallback={null}>
          <CommunityResults typed={typed} community={community} isMeant={isMeant} />
        </Suspense>
      )}
    </chakra.div>
  );
}

/** `near`: what was typed, where nothing has it. */
function Dishes({ hits, near }: { hits: readonly Hit[]; near: string | undefined }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <ResultSection title={searchTexts.recipes} count={toRecipeCount(hits.length)}>
      {near !== undefined && <p>{searchTexts.nothingFor(near)}</p>}
      <Rows>
        {hits.slice(0, shown).map(({ recipe, isMeant }) => (
          <li key={recipe._id}>
            <ResultRow recipe={recipe} isMeant={isMeant} />
          </li>
        ))}
      </Rows>
      {shown < hits.length && (
        <Button variant="outline" className={styles.more} onClick={() => setShown(shown + AT_ONCE)}>
          {recipeTexts.loadMoreRecipes}
        </Button>
      )}
    </ResultSection>
  );
}

function Looking() {
  return (
    <Rows as="div" role="status" aria-label={searchTexts.loadingRecipes}>
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
          <Cloth cloth="other" className={styles.picture} />
          <chakra.div display="grid" gap="2">
            <SkeletonBar w="40%" />
            <SkeletonBar w="75%" h="1.4em" />
          </chakra.div>
        </chakra.div>
      ))}
    </Rows>
  );
}
