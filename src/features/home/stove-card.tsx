import { CookingPot, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import * as unfinishedTexts from '../../../texts/en/unfinished.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './stove-card.module.css';
import { closeUnfinished, readUnfinished, type Unfinished } from './unfinished-cooking.ts';

/** What was left on the stove: one tap leads back to the step, another takes it off. */
export function StoveCard() {
  const { session, close } = useUnfinished();
  if (!session) return null;
  return (
    <section aria-label={unfinishedTexts.continueCooking} className={styles.card}>
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
        <p className={joinClasses(text.small, styles.place)}>{unfinishedTexts.onTheStove}</p>
        <h2 className={text.cardTitle}>{session.title}</h2>
        <p className={styles.step}>{unfinishedTexts.stepOf(session.step, session.steps)}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={pagePaths.cook(session.recipeId)} variant="inverse">
          <CookingPot aria-hidden size={20} />
          {unfinishedTexts.goOn}
        </ButtonLink>
        <IconButton aria-label={unfinishedTexts.takeOff(session.title)} onClick={close}>
          <X aria-hidden size={22} />
        </IconButton>
      </div>
    </section>
  );
}

function useUnfinished(): { session: Unfinished | undefined; close: () => void } {
  const [session, setSession] = useState<Unfinished>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await readUnfinished();
      if (!isGone) setSession(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);
  // An older one that waits behind it is offered next.
  const closeAndLook = async (done: Unfinished) => {
    setSession(await closeUnfinished(done));
  };
  return { session, close: () => void (session && closeAndLook(session)) };
}
