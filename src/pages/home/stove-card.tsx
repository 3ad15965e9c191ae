import { CookingPot, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Unfinished } from '#domain/recipe/unfinished-cooking.ts';
import { DishState, OnTheStove } from '#domain/timer/stove/on-the-stove.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import * as cookTexts from '#texts/cook.ts';
import { IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './stove-card.module.css';

/** The device database loads on demand: the chunk of this card also has the dishes and posts of the page. */
const loadCooking = () => import('#domain/stored-copy/device-parts.ts');

/** The unfinished dish, with buttons that resume it or end it. */
export function StoveCard() {
  const { session, close } = useUnfinished();
  if (!session) return null;
  return (
    <section aria-label={cookTexts.continueCooking} className={styles.card}>
      <div className={joinClasses(styles.picture, session.picture ? styles.known : styles.unknown)}>
        <Picture
          src={session.picture}
          avifSrcSet={toAvifSrcSet(session.picture)}
          sizes="8rem"
          alt=""
          cloth={toCloth(session.cuisine)}
          name=""
        />
      </div>
      <div className={styles.words}>
        <p className={joinClasses(text.small, styles.place)}>{cookTexts.stillOnTheStove}</p>
        <h2 className={text.cardTitle} translate="no">
          {session.title}
        </h2>
        <p className={styles.step}>
          <DishState
            recipeId={session.recipeId}
            otherwise={cookTexts.stepOfCount(session.step, session.steps)}
          />
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={pagePaths.cook(session.recipeId)} variant="inverse">
          <CookingPot size={20} />
          {cookTexts.continueIt}
        </ButtonLink>
        <IconButton aria-label={cookTexts.takeOffStove(session.title)} onClick={close}>
          <X size={22} />
        </IconButton>
      </div>
      <OnTheStove except={session.recipeId} />
    </section>
  );
}

function useUnfinished(): { session: Unfinished | undefined; close: () => void } {
  const [session, setSession] = useState<Unfinished>();
  const look = useCallback(() => {
    const read = async () => setSession(await (await loadCooking()).readUnfinished());
    void ignoreError(read(), 'no dish is offered');
  }, []);
  useEffect(look, [look]);
  // An older unfinished session is offered next.
  const close = () => void (session && loadCooking().then(({ takeOff }) => takeOff(session, look)));
  return { session, close };
}
