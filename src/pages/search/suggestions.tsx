import { useQuery } from '@tanstack/react-query';
import { History, Refrigerator } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { cuisinesQuery } from '#domain/recipe/queries.ts';
import { readRecentSearches, removeRecentSearches } from '#platform/recent-searches.ts';
import * as appTexts from '#texts/app.ts';
import * as searchTexts from '#texts/search.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ChipLink } from '#ui/button/chip.tsx';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';
import styles from './suggestions.module.css';

const MOST_TAGS = 12;

/** Shown while the field is empty: recent searches, common tags and the cuisines. */
export function Suggestions({ recipes }: { recipes: readonly Recipe[] | undefined }) {
  const [recent, setRecent] = useState(readRecentSearches);
  const isOnDevice = useLocalValue(() => true, false);
  const cuisines = useQuery(cuisinesQuery()).data?.value ?? [];
  const tags = useMemo(() => toCommonTags(recipes ?? []), [recipes]);
  const forget = () => {
    removeRecentSearches();
    setRecent([]);
  };
  return (
    <div className={styles.groups}>
      <ButtonLink to={pagePaths.whatCanICook} variant="outline" className={styles.way}>
        <Refrigerator size={20} />
        {appTexts.whatCanICook}
      </ButtonLink>
      {isOnDevice && recent.length > 0 && (
        <Group
          title={searchTexts.recentSearches}
          action={
            <Button variant="quiet" size="sm" onClick={forget}>
              {searchTexts.clearAll}
            </Button>
          }
        >
          {recent.map((search) => (
            <li key={search}>
              <ChipLink {...toSearch(search)}>
                <History size={18} />
                <span>{search}</span>
              </ChipLink>
            </li>
          ))}
        </Group>
      )}
      {tags.length > 0 && (
        <Group title={searchTexts.ideas}>
          {tags.map((tag) => (
            <li key={tag}>
              <ChipLink {...toSearch(tag)}>{tag}</ChipLink>
            </li>
          ))}
        </Group>
      )}
      {cuisines.length > 0 && (
        <Group title={searchTexts.cuisines}>
          {cuisines.map((cuisine) => (
            <li key={cuisine}>
              <ChipLink to={pagePaths.cuisine(cuisine)}>{cuisine}</ChipLink>
            </li>
          ))}
        </Group>
      )}
    </div>
  );
}

/** Replaces the history entry, so that Back does not return to the empty field. */
function toSearch(q: string) {
  return { to: '.', search: { q }, replace: true, resetScroll: false } as const;
}

function Group({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      <ul className={styles.chips}>{children}</ul>
    </section>
  );
}

/** The most frequent tags, most common first. */
function toCommonTags(recipes: readonly Recipe[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of recipes.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_TAGS)
    .map(([tag]) => tag);
}
