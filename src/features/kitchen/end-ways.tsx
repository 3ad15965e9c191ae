import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Bookmark, BookmarkCheck, Camera, Heart, ImagePlus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import * as actionTexts from '../../../texts/en/actions.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import * as markTexts from '../../../texts/en/marks.ts';
import * as postcardTexts from '../../../texts/en/postcards.ts';
import * as profileTexts from '../../../texts/en/profile.ts';
import { useMark } from '../../data/marks.ts';
import { shareAloud } from '../../parts/share-page.ts';
import { useHeart } from '../../parts/use-heart.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { showNotice } from '../../ui/notice/notices.ts';
import { toCookedSearch } from './cooked-search.ts';
import type { EndProps } from './end-props.ts';
import styles from './end-ways.module.css';
import type PostcardSheet from './postcard/postcard-sheet.late.tsx';

/** What one does with a dish that is done: tell of it, keep it, pass it on, or go home. */
export function EndWays(end: EndProps) {
  const { recipe, reopen } = end;
  const { _id, title } = recipe;
  const navigate = useNavigate();
  const { heart, sheet } = useHeart(recipe);
  const save = useMark('saved', recipe, (text) => showNotice({ kind: 'error', text }));
  const postcard = usePostcardSheet();
  const SaveIcon = save.isOn ? BookmarkCheck : Bookmark;
  const share = () =>
    void shareAloud({ title, url: new URL(pagePaths.recipe(_id), location.href).href });
  return (
    <div className={styles.ways}>
      <ButtonLink
        to={pagePaths.createPost}
        search={toCookedSearch(end)}
        size="xl"
        className={styles.whole}
      >
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
        <span>{save.isOn ? markTexts.saved : markTexts.saveRecipe}</span>
      </Button>
      <Button variant="onPlane" onClick={share}>
        <Share2 aria-hidden size={20} />
        {actionTexts.share}
      </Button>
      <Button variant="onPlane" onClick={() => void postcard.open()}>
        <Camera aria-hidden size={20} />
        {postcardTexts.postcard}
      </Button>
      {/* In its place in the history: nobody goes back to a dish that is over. */}
      <Button
        variant="onPlane"
        className={styles.whole}
        onClick={() => void navigate({ to: pagePaths.home, replace: true })}
      >
        {cookingTexts.done}
      </Button>
      <Button variant="onPlane" onClick={reopen} className={styles.whole}>
        <ArrowLeft aria-hidden size={20} />
        {cookingTexts.backToLastStep}
      </Button>
      {sheet}
      {postcard.Sheet && (
        <postcard.Sheet end={end} isOpen={postcard.isOpen} close={postcard.close} />
      )}
    </div>
  );
}

/** The sheet with its code, which nobody needs who does not ask for it. */
function usePostcardSheet() {
  const [Sheet, setSheet] = useState<typeof PostcardSheet>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { default: Loaded } = await import('./postcard/postcard-sheet.late.tsx');
      setSheet(() => Loaded);
      setOpen(true);
    } catch {
      showNotice({ kind: 'error', text: postcardTexts.notLoaded });
    }
  };
  return { Sheet, isOpen, open, close: () => setOpen(false) };
}
