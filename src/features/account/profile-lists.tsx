import { pagePaths } from '../../../contract/paths.ts';
import type { OwnUser } from '../../../contract/user.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticePage } from '../../ui/notice/notice-page.tsx';
import { AllHere } from './all-here.tsx';
import { KeptList } from './kept-list.tsx';
import { useKeptRecipes } from './kept-recipes.ts';
import type { ProfileList } from './profile-tabs.tsx';

const EMPTY: Record<ProfileList, { title: string; hint: string }> = {
  saved: {
    title: 'Nothing saved yet',
    hint: 'Save a recipe and it opens here with or without a connection.',
  },
  favorites: { title: 'No favorites yet', hint: 'Tap the heart of a dish you would cook again.' },
  // Specification 2: always shows an empty message.
  recipes: { title: 'No recipes yet', hint: 'Recipes of your own will stand here.' },
};

/** The chosen list of the profile, or what its emptiness invites to. */
export function ProfileLists({ user, list }: { user: OwnUser; list: ProfileList }) {
  const names = { saved: user.savedRecipes, favorites: user.favorites, recipes: NONE }[list];
  const kept = useKeptRecipes(names);
  if (kept.length === 0) {
    return (
      <NoticePage {...EMPTY[list]} rank={2}>
        <ButtonLink to={pagePaths.allRecipes}>Browse all recipes</ButtonLink>
      </NoticePage>
    );
  }
  return (
    <>
      <KeptList
        label={list === 'saved' ? 'Saved Recipes' : 'My Favorites'}
        kept={kept}
        mark={list === 'saved' ? 'saved' : 'favorite'}
      />
      {list === 'saved' && <AllHere kept={kept} />}
    </>
  );
}

const NONE: readonly string[] = [];
