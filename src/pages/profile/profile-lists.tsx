import type { CurrentUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import * as profileTexts from '#texts/profile.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { AllHere } from './marked/all-here.tsx';
import { MarkedList } from './marked/marked-list.tsx';
import { useMarkedRecipes } from './marked/marked-recipes.ts';
import type { ProfileList } from './profile-tabs.tsx';

const EMPTY: Record<ProfileList, { title: string; hint: string }> = {
  saved: {
    title: profileTexts.nothingSavedYet,
    hint: profileTexts.nothingSavedHint,
  },
  favorites: { title: profileTexts.noFavoritesYet, hint: profileTexts.noFavoritesHint },
  // This list is always empty.
  recipes: { title: profileTexts.noRecipesYet, hint: profileTexts.noRecipesHint },
};

/** The selected list of the profile, or a hint if it is empty. */
export function ProfileLists({ user, list }: { user: CurrentUser; list: ProfileList }) {
  const names = { saved: user.savedRecipes, favorites: user.favorites, recipes: NONE }[list];
  const kept = useMarkedRecipes(names);
  if (kept.length === 0) {
    return (
      <NoticePage {...EMPTY[list]} rank={2}>
        <ButtonLink to={pagePaths.allRecipes}>{profileTexts.browseAllRecipes}</ButtonLink>
        {list === 'recipes' && (
          <TextLink to={pagePaths.cookbook}>{cookbookNames.yourCookbook}</TextLink>
        )}
      </NoticePage>
    );
  }
  return (
    <>
      <MarkedList
        label={list === 'saved' ? profileTexts.savedRecipes : profileTexts.myFavorites}
        kept={kept}
        mark={list === 'saved' ? 'saved' : 'favorite'}
      />
      {list === 'saved' && <AllHere kept={kept} />}
    </>
  );
}

const NONE: readonly string[] = [];
