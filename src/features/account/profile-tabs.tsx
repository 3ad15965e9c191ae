import { chakra } from '@chakra-ui/react';
import { ChipLink } from '../../ui/chip.tsx';

/** The lists of a profile, by the names of specification 2. */
export const PROFILE_LISTS = [
  { id: 'saved', label: 'Saved Recipes' },
  { id: 'favorites', label: 'My Favorites' },
  { id: 'recipes', label: 'My Recipes' },
] as const;
export type ProfileList = (typeof PROFILE_LISTS)[number]['id'];

/** Links, since the chosen list stands in the address; the first one is left out of it. */
export function ProfileTabs({ chosen }: { chosen: ProfileList }) {
  return (
    <chakra.nav
      aria-label="Your lists"
      display="flex"
      gap="2.5"
      mx={{ base: '-5', lg: '0' }}
      px={{ base: '5', lg: '0' }}
      py="1"
      overflowX="auto"
      css={{ scrollbarWidth: 'none' }}
    >
      {PROFILE_LISTS.map(({ id, label }) => (
        <ChipLink
          key={id}
          to="/profile"
          search={id === 'saved' ? {} : { list: id }}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {label}
        </ChipLink>
      ))}
    </chakra.nav>
  );
}
