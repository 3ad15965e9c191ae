import { getRouteApi } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import { toPageTitle, toSearchTitle } from '#contract/page/title.ts';
import { toTimedSearch, withTimeLimit } from '#contract/search/time-words.ts';
import { TimeChips } from '#domain/recipe/time-chips.tsx';
import { saveRecentSearch } from '#platform/recent-searches.ts';
import * as searchTexts from '#texts/search.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { Note } from '#ui/notice/note.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import { toFoundCount } from './found.ts';
import { Looking } from './looking.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-page.module.css';
import { Suggestions } from './suggestions.tsx';
import { type CommunitySearch, useCommunitySearch } from './use-community-search.ts';
import { useSearch } from './use-search.ts';
import { useTyped } from './use-typed.ts';

/** The results in reading order, which the arrow keys move through. */
const RESULTS = 'a[data-result]';

/** On demand, because only a typed word needs it and it knows all foods. */
const Results = lazy(async () => ({ default: (await import('./results.tsx')).Results }));

const route = getRouteApi('/data/search');

/** Searches recipes while the user types, on the device first. Also finds posts by their text and people by name. */
export default function Page() {
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  useTitle(toPageTitle(toSearchTitle(q)));
  const field = useRef<HTMLInputElement>(null);
  const { typed, change, settle } = useTyped(
    q,
    (saved) =>
      void navigate({ search: saved ? { q: saved } : {}, replace: true, resetScroll: false }),
  );
  // Deferred, so that typing is never slowed down by the results.
  const wanted = useDeferredValue(typed);
  const search = useSearch(wanted);
  const isEmpty = wanted.trim() === '';
  const { words, maxMinutes } = toTimedSearch(wanted);
  const community = useCommunitySearch(words);
  const isLooking = search.isLooking || community.isLooking;
  const isKnown = !isEmpty && (search.hits.length > 0 || (!isLooking && !search.error));
  const keep = () => {
    settle();
    saveRecentSearch(typed);
  };
  return (
    <PageColumn
      width="form"
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a[data-result]')) keep();
      }}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        if (!event.defaultPrevented && moveFocus(key, currentTarget, field.current)) {
          event.preventDefault();
        }
      }}
    >
      <h1 className={text.h1}>{searchTexts.search}</h1>
      <div className={styles.field}>
        <SearchField field={field} typed={typed} change={change} settle={keep} />
      </div>
      <TimeChips chosen={maxMinutes} choose={(minutes) => change(withTimeLimit(typed, minutes))} />
      <p role="status" className={text.srOnly}>
        {isKnown &&
          (search.isNear ? `${searchTexts.nothingFor(words)} ` : '') +
            toFoundCount({
              recipes: search.hits.length,
              posts: community.posts.length,
              people: community.people.length,
            })}
      </p>
      {(search.isOffline || community.kept) && (
        <OfflineNote recipes={search.recipes?.length} kept={community.kept} />
      )}
      {isEmpty ? (
        <Suggestions recipes={search.recipes} />
      ) : (
        <Suspense fallback={<Looking />}>
          <Results typed={words} search={search} community={community} />
        </Suspense>
      )}
    </PageColumn>
  );
}

function OfflineNote({
  recipes,
  kept,
}: {
  recipes: number | undefined;
  kept: CommunitySearch['kept'];
}) {
  const searched = recipes !== undefined && toFoundCount({ posts: 0, people: 0, ...kept, recipes });
  return <Note icon={WifiOff}>{searchTexts.searchingDevice(searched || '')}</Note>;
}

/**
 * Moves the focus between the field and the results: arrow down and up, and Escape back to the field.
 * @returns True if the key was handled.
 */
function moveFocus(key: string, page: HTMLElement, field: HTMLElement | null): boolean {
  const results = [...page.querySelectorAll<HTMLElement>(RESULTS)];
  const at = results.findIndex((result) => result === document.activeElement);
  if (at === -1 && document.activeElement !== field) return false;
  if (key === 'Escape' && at !== -1) field?.focus();
  else if (key === 'ArrowDown' && at + 1 < results.length) results[at + 1]?.focus();
  else if (key === 'ArrowUp' && at !== -1) (results[at - 1] ?? field)?.focus();
  else return false;
  return true;
}
