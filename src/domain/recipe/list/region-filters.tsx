import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as searchTexts from '#texts/search.ts';
import { Button } from '#ui/button/button.tsx';
import { ChipLink } from '#ui/button/chip.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './region-filters.module.css';

interface Props {
  regions: readonly string[];
  /** '' for all regions. */
  chosen: string;
  /** Name of the search parameter. */
  param?: 'region' | 'cuisine';
  /** Label of the chip that removes the filter. */
  all?: string;
  /** Shows one row in wide windows too, with a button that expands it. */
  isFolding?: boolean;
}

/** One chip per region. The choice is part of the URL, so that Back and shared links restore it. */
export function RegionFilters({
  regions,
  chosen,
  param = 'region',
  all = searchTexts.all,
  isFolding = false,
}: Props) {
  const [isFolded, fold] = useState(isFolding);
  const row = useRef<HTMLUListElement>(null);
  const count = regions.length;
  useEffect(() => {
    const chip = count > 0 && row.current?.querySelector('[aria-current]')?.parentElement;
    if (!row.current || !chip || !chosen) return;
    row.current.scrollTo({
      left: chip.offsetLeft - row.current.clientWidth / 2 + chip.offsetWidth / 2,
    });
  }, [chosen, count]);
  return (
    <nav
      aria-label={param === 'region' ? searchTexts.regions : searchTexts.cuisines}
      className={joinClasses(styles.filters, isFolding ? styles.folding : undefined)}
    >
      <ul ref={row} className={joinClasses(styles.regions, isFolded ? undefined : styles.unfolded)}>
        {['', ...regions].map((region) => {
          const isChosen = region === chosen;
          return (
            <li key={region}>
              <ChipLink
                to="."
                search={(before) => ({ ...before, [param]: region || undefined })}
                // Keeps the choices of quick start.
                state
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
                aria-current={isChosen ? 'true' : undefined}
              >
                {isChosen && region && <Check size={18} />}
                <span>{region || all}</span>
              </ChipLink>
            </li>
          );
        })}
      </ul>
      {isFolding && (
        <Button
          size="sm"
          variant="outline"
          className={styles.fold}
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? searchTexts.showAll(count) : searchTexts.showFewer}
        </Button>
      )}
    </nav>
  );
}
