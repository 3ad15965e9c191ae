import { useMemo, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as appTexts from '#texts/app.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as searchTexts from '#texts/search.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FailurePage } from '#ui/notice/failure-page.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { CommunityResults } from './community-results.tsx';
import { toMeant } from './found.ts';
import { Looking } from './looking.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultSection, Rows } from './result-section.tsx';
import styles from './results.module.css';
import { AT_ONCE, toShownRows } from './shown-rows.ts';
import type { CommunitySearch } from './use-community-search.ts';
import type { Search } from './use-search.ts';

interface Props {
  typed: string;
  search: Search;
  community: CommunitySearch;
}

/** The results in each of their states. */
export function Results({ typed, search, community }: Props) {
  const { hits, isLooking, error } = search;
  const { posts, people } = community;
  const isMeant = useMemo(() => toMeant(typed), [typed]);
  const isFound = hits.length + posts.length + people.length > 0;
  if (!isFound && (isLooking || community.isLooking)) return <Looking />;
  if (!isFound && error) {
    return (
      <FailurePage
        title={recipeTexts.errorLoadingRecipes}
        hint={error.message}
        rank={2}
        cure={search.retry}
        back={{ to: pagePaths.home, label: appTexts.goBack }}
      />
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
    <div className={styles.results}>
      {hits.length > 0 && <Dishes typed={typed} search={search} />}
      {posts.length + people.length > 0 && (
        <CommunityResults typed={typed} community={community} isMeant={isMeant} />
      )}
    </div>
  );
}

interface DishesProps {
  typed: string;
  search: Search;
}

/** Rows are keyed by recipe, so they persist while the user types. */
function Dishes({ typed, search: { hits, isNear, isTyping, missedMinutes } }: DishesProps) {
  const [more, setMore] = useState({ typed, requested: 0 });
  // A changed text starts with the initial number of rows again.
  const shown = toShownRows(isTyping, more.typed === typed ? more.requested : 0);
  return (
    <ResultSection title={searchTexts.recipes} count={recipeTexts.toRecipeCount(hits.length)}>
      {isNear && <p>{searchTexts.nothingFor(typed.trim())}</p>}
      {missedMinutes !== undefined && (
        <p role="status">{recipeTexts.toNoneWithin(missedMinutes)}</p>
      )}
      <Rows>
        {hits.slice(0, shown).map(({ recipe, isMeant }) => (
          <li key={recipe._id}>
            <ResultRow recipe={recipe} isMeant={isMeant} />
          </li>
        ))}
      </Rows>
      {!isTyping && shown < hits.length && (
        <Button
          variant="outline"
          className={styles.more}
          onClick={() => setMore({ typed, requested: shown + AT_ONCE })}
        >
          {recipeTexts.loadMoreRecipes}
        </Button>
      )}
    </ResultSection>
  );
}
