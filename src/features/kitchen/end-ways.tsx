import { useNavigate } from '@tanstack/react-router';
import { Bookmark, BookmarkCheck, Heart, ImagePlus, Share2 } from 'lucide-react';
import { pagePaths } from '../../../contract/paths.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as actionTexts from '../../../texts/en/actions.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import * as markTexts from '../../../texts/en/marks.ts';
import * as profileTexts from '../../../texts/en/profile.ts';
import { useMark } from '../../data/marks.ts';
import { shareAloud } from '../../parts/share-page.ts';
import { useHeart } from '../../parts/use-heart.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { showNotice } from '../../ui/notice/notices.ts';
import styles from './end-ways.module.css';

/** What one does with a dish that is done: tell of it, keep it, pass it on, or go home. */
export function EndWays({ recipe }: { recipe: Recipe }) {
  const { _id, title } = recipe;
  const navigate = useNavigate();
  const { heart, sheet } = useHeart(recipe);
  const save = useMark('saved', recipe, (text) => showNotice({ kind: 'error', text }));
  const SaveIcon = save.isOn ? BookmarkCheck : Bookmark;
  const share = () =>
    void shareAloud({ title, url: new URL(pagePaths.recipe(_id), location.href).href });
  return (
    <div className={styles.ways}>
      <ButtonLink to={pagePaths.createPost} search={{ title }} size="xl" className={styles.first}>
        <ImagePlus aria-hidden size={22} />
        {cookingTexts.iCookedThis}
      </ButtonLink>
      <Button
        variant="onPlane"
        aria-label={heart.isOn ? markTexts.removeFromFavorites : markTexts.addToFavorites}
        onClick={heart.toggle}
      >
        <Heart aria-hidden size={20} fill={heart.isOn ? 'currentColor' : 'none'} />
        {profileTexts.favorites}
      </Button>
      <Button variant="onPlane" onClick={save.toggle}>
        <SaveIcon aria-hidden size={20} />
        {save.isOn ? markTexts.saved : markTexts.saveRecipe}
      </Button>
      <Button variant="onPlane" onClick={share}>
        <Share2 aria-hidden size={20} />
        {actionTexts.share}
      </Button>
      {/* In its place in the history: nobody goes back to a dish that is over. */}
      <Button
        variant="onPlane"
        onClick={() => void navigate({ to: pagePaths.home, replace: true })}
      >
        {cookingTexts.done}
      </Button>
      {sheet}
    </div>
  );
}
