import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  ArrowLeft,
  Bookmark,
  BookmarkCheck,
  Camera,
  Ellipsis,
  Heart,
  ImagePlus,
  Share2,
} from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { isMemberRecipe, pagePaths } from '#contract/page/paths.ts';
import { SignInSheet } from '#domain/account/sign-in-sheet.tsx';
import { shareAndNotify } from '#domain/post/share-page.ts';
import { useMark } from '#domain/recipe/marks.ts';
import { useHeart } from '#domain/recipe/use-heart.tsx';
import { readSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as cookTexts from '#texts/cook.ts';
import * as markTexts from '#texts/mark.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { toCookedSearch } from './cooked-search.ts';
import type { EndProps } from './end-props.ts';
import styles from './end-ways.module.css';
import type { PostcardSheet } from './postcard/postcard-sheet.tsx';

/** The three main actions after cooking. The button "More" shows the other four. */
export function EndWays(end: EndProps) {
  const { recipe, reopen } = end;
  const { _id, title } = recipe;
  // A recipe of the cookbook has no marks, and no posts are about it.
  const isOwn = isMemberRecipe(_id);
  const navigate = useNavigate();
  const { heart, sheet } = useHeart(recipe);
  const save = useMark('saved', recipe, (text) => showNotice({ kind: 'error', text }));
  const postcard = usePostcardSheet();
  const SaveIcon = save.isOn ? BookmarkCheck : Bookmark;
  const [hasMore, setMore] = useState(false);
  const [isPromptOpen, setPromptOpen] = useState<boolean>();
  const router = useRouter();
  const cooked = toCookedSearch(end);
  const promptVisitor = (event: MouseEvent) => {
    if (readSession()) return;
    event.preventDefault();
    setPromptOpen(true);
  };
  const share = () =>
    void shareAndNotify({ title, url: new URL(pagePaths.recipe(_id), location.href).href });
  return (
    <div className={styles.ways}>
      {!isOwn && (
        <>
          <ButtonLink
            to={pagePaths.createPost}
            search={cooked}
            size="xl"
            className={styles.whole}
            onClick={promptVisitor}
          >
            <ImagePlus size={22} />
            {cookTexts.iCookedThis}
          </ButtonLink>
          <Button variant="onPlane" aria-pressed={heart.isOn} onClick={heart.toggle}>
            <Heart size={20} fill={heart.isOn ? 'currentColor' : 'none'} />
            {markTexts.favorite}
          </Button>
        </>
      )}
      {/* Replaces the history entry, because going back to a finished dish is useless. */}
      <Button
        variant="onPlane"
        className={isOwn ? styles.whole : undefined}
        onClick={() => void navigate({ to: pagePaths.home, replace: true })}
      >
        {cookTexts.done}
      </Button>
      <Button
        variant="onPlane"
        className={styles.whole}
        aria-expanded={hasMore}
        onClick={() => setMore(!hasMore)}
      >
        <Ellipsis size={20} />
        {appTexts.more}
      </Button>
      {hasMore && (
        <>
          {!isOwn && (
            <>
              <Button variant="onPlane" onClick={save.toggle}>
                <SaveIcon size={20} />
                <span>{save.isOn ? markTexts.saved : markTexts.saveRecipe}</span>
              </Button>
              <Button variant="onPlane" onClick={share}>
                <Share2 size={20} />
                {appTexts.share}
              </Button>
            </>
          )}
          <Button variant="onPlane" onClick={() => void postcard.open()}>
            <Camera size={20} />
            {cookTexts.postcard}
          </Button>
          <Button variant="onPlane" onClick={reopen}>
            <ArrowLeft size={20} />
            {cookTexts.backToLastStep}
          </Button>
        </>
      )}
      {sheet}
      {isPromptOpen !== undefined && (
        <SignInSheet
          title={markTexts.signInToTell(title)}
          hint={markTexts.tellHint}
          back={router.buildLocation({ to: pagePaths.createPost, search: cooked }).href}
          isOpen={isPromptOpen}
          close={() => setPromptOpen(false)}
        />
      )}
      {postcard.Sheet && (
        <postcard.Sheet end={end} isOpen={postcard.isOpen} close={postcard.close} />
      )}
    </div>
  );
}

/** Loads the sheet only when it is opened. */
function usePostcardSheet() {
  const [Sheet, setSheet] = useState<typeof PostcardSheet>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const part = await import('./postcard/postcard-sheet.tsx');
      setSheet(() => part.PostcardSheet);
      setOpen(true);
    } catch {
      showNotice({ kind: 'error', text: cookTexts.postcardNotLoaded });
    }
  };
  return { Sheet, isOpen, open, close: () => setOpen(false) };
}
