import * as profileTexts from '#texts/profile.ts';
import { ChipLink } from '#ui/button/chip.tsx';
import styles from './profile-tabs.module.css';

export const PROFILE_LISTS = [
  { id: 'saved', label: profileTexts.savedRecipes },
  { id: 'favorites', label: profileTexts.myFavorites },
  { id: 'recipes', label: profileTexts.myRecipes },
] as const;
export type ProfileList = (typeof PROFILE_LISTS)[number]['id'];

/** Links, because the selected list is part of the address. The first list is the default and has no parameter. */
export function ProfileTabs({ chosen }: { chosen: ProfileList }) {
  return (
    <nav aria-label={profileTexts.yourLists} className={styles.tabs}>
      {PROFILE_LISTS.map(({ id, label }) => (
        <ChipLink
          key={id}
          to="/profile"
          search={id === 'saved' ? {} : { list: id }}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={id === chosen ? 'page' : undefined}
          className={styles.tab}
        >
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
