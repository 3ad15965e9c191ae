import { Hourglass, Plus, Search, WifiOff, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Cookbook } from '#domain/cookbook/queries.ts';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import { toStoredWhen } from '#knowledge/stored-when.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import * as searchTexts from '#texts/search.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { SearchForm } from '#ui/form/search-form.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { Note } from '#ui/notice/note.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './cookbook-shelf.module.css';
import { findRecipes } from './find-recipes.ts';
import { ImportButton } from './import-button.tsx';
import { OwnCard } from './own-card.tsx';

/** Number of cards that one tap on "Show more" adds. */
const PAGE = 60;

/** All recipes with the search field. */
export function CookbookShelf({ cookbook }: { cookbook: Cookbook }) {
  const { recipes } = cookbook;
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(PAGE);
  const sought = useDeferredValue(typed);
  const found = useMemo(() => findRecipes(recipes, sought), [recipes, sought]);
  const isDelayed = useOutboxCounts().waiting > 0;
  const isSearch = sought.trim() !== '';
  return (
    <PageColumn width="content" className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={text.h1}>{cookbookNames.yourCookbook}</h1>
          <p role="status" className={styles.muted}>
            {isSearch
              ? cookbookTexts.foundRecipes(found.length)
              : cookbookTexts.recipeCount(recipes.length)}
          </p>
        </div>
        <div className={styles.ways}>
          <ImportButton />
          <ButtonLink to={pagePaths.newRecipe} variant="flame">
            <Plus size={20} />
            {cookbookNames.newRecipe}
          </ButtonLink>
        </div>
      </div>
      <Filter
        typed={typed}
        type={(next) => {
          setTyped(next);
          setMost(PAGE);
        }}
      />
      <Notes cookbook={cookbook} isDelayed={isDelayed} />
      {found.length === 0 ? (
        <div className={styles.nothing}>
          <p>{cookbookTexts.nothingFound}</p>
          <Button variant="outline" onClick={() => setTyped('')}>
            {cookbookTexts.showAllRecipes}
          </Button>
        </div>
      ) : (
        <ul className={styles.grid}>
          {found.slice(0, most).map((view) => (
            <li key={view.recipe._id}>
              <OwnCard view={view} isDelayed={isDelayed} />
            </li>
          ))}
        </ul>
      )}
      {found.length > most && (
        <Button variant="outline" className={styles.more} onClick={() => setMost(most + PAGE)}>
          {appTexts.showMore}
        </Button>
      )}
    </PageColumn>
  );
}

interface FilterProps {
  typed: string;
  type: (typed: string) => void;
}

function Filter({ typed, type }: FilterProps) {
  return (
    <SearchForm role="search" onSubmit={(event) => event.preventDefault()}>
      <Search size={22} />
      <input
        type="search"
        aria-label={cookbookTexts.findInCookbook}
        placeholder={cookbookTexts.findInCookbook}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed !== '' && (
        <IconButton aria-label={searchTexts.clearTheSearch} onClick={() => type('')}>
          <X size={20} />
        </IconButton>
      )}
    </SearchForm>
  );
}

function Notes({ cookbook, isDelayed }: { cookbook: Cookbook; isDelayed: boolean }) {
  const isMember = useSession() !== undefined;
  const { isOffline, storedAt, waiting } = cookbook;
  return (
    <>
      {isOffline && (
        <Note icon={WifiOff}>
          {cookbookTexts.offlineCopy(storedAt ? toStoredWhen(storedAt) : '')}
        </Note>
      )}
      {isDelayed && waiting > 0 && (
        <p role="status" className={joinClasses(text.small, styles.wait)}>
          <Hourglass size={18} />
          <span>{cookbookTexts.changesWait(waiting)}</span>
        </p>
      )}
      {!isMember && (
        <p className={joinClasses(text.small, styles.muted)}>
          {`${cookbookTexts.onThisDevice} `}
          <TextLink to={pagePaths.login} onClick={() => saveReturnAddress(pagePaths.cookbook)}>
            {cookbookTexts.signInToKeep}
          </TextLink>
        </p>
      )}
    </>
  );
}
