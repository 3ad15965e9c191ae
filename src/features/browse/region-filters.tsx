import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ChipLink } from '../../ui/chip.tsx';

interface Props {
  regions: readonly string[];
  /** '' for all of them. */
  chosen: string;
  /** The search parameter that holds the choice. */
  param?: 'region' | 'cuisine';
  /** The label of the chip that takes the filter away. */
  all?: string;
}

/** One chip a region; the choice lives in the address, so that back and a shared link find it again. */
export function RegionFilters({ regions, chosen, param = 'region', all = 'All' }: Props) {
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
      aria-label={param === 'region' ? 'Regions' : 'Cuisines'}
      mx={{ base: '-5', lg: '0' }}
    >
      <chakra.ul
        ref={row}
        position="relative"
        display="flex"
        gap="2.5"
        overflowX="auto"
        px={{ base: '5', lg: '0.5' }}
        py="1"
        flexWrap={{ lg: 'wrap' }}
        css={{ scrollbarWidth: 'none', '& > li': { flexShrink: 0 } }}
      >
        {['', ...regions].map((region) => {
          const isChosen = region === chosen;
          return (
            <li key={region}>
              <ChipLink
                to="."
                search={region ? { [param]: region } : {}}
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
    </chakra.nav>
  );
}
