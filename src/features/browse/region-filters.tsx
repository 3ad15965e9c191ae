import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as browseTexts from '../../../texts/en/browse.ts';
import { Button } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';

interface Props {
  regions: readonly string[];
  /** '' for all of them. */
  chosen: string;
  /** The search parameter that holds the choice. */
  param?: 'region' | 'cuisine';
  /** The label of the chip that takes the filter away. */
  all?: string;
  /** One row in wide windows too, with a button that unfolds it. */
  isFolding?: boolean;
}

/** One chip a region; the choice lives in the address, so that back and a shared link find it again. */
export function RegionFilters({
  regions,
  chosen,
  param = 'region',
  all = browseTexts.all,
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
    <chakra.nav
      aria-label={param === 'region' ? browseTexts.regions : browseTexts.cuisines}
      mx={{ base: '-5', lg: '0' }}
      display="grid"
      gridTemplateColumns={isFolding ? { lg: 'minmax(0, 1fr) auto' } : undefined}
      alignItems="start"
      gap="2.5"
    >
      <chakra.ul
        ref={row}
        position="relative"
        display="flex"
        gap="2.5"
        overflowX="auto"
        px={{ base: '5', lg: '0.5' }}
        py="1"
        flexWrap={isFolded ? undefined : { lg: 'wrap' }}
        css={{ scrollbarWidth: 'none', '& > li': { flexShrink: 0 } }}
      >
        {['', ...regions].map((region) => {
          const isChosen = region === chosen;
          return (
            <li key={region}>
              <ChipLink
                to="."
                search={(before) => ({ ...before, [param]: region || undefined })}
                // What quick start chose stays.
                state
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
                aria-current={isChosen ? 'true' : undefined}
              >
                {isChosen && region && <Check aria-hidden size={18} />}
                {region || all}
              </ChipLink>
            </li>
          );
        })}
      </chakra.ul>
      {isFolding && (
        <Button
          size="sm"
          variant="outline"
          display={{ base: 'none', lg: 'flex' }}
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
          mt="1"
        >
          {isFolded ? browseTexts.showAll(count) : browseTexts.showFewer}
        </Button>
      )}
    </chakra.nav>
  );
}
