import { BookmarkCheck, CircleCheck, Download, Heart } from 'lucide-react';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { useIsDownloaded } from '#domain/recipe/downloaded.ts';
import type { Mark } from '#domain/recipe/marks.ts';
import * as profileTexts from '#texts/profile.ts';
import { IconButton } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { showNotice } from '#ui/notice/notices.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './marked-end.module.css';
import type { MarkedRecipe } from './marked-recipes.ts';

/** End of a row: the recipe's offline state and the button that removes it from the list. */
export function MarkedEnd({ kept, mark }: { kept: MarkedRecipe; mark: Mark }) {
  const { name, recipe } = kept;
  const isDownloaded = useIsDownloaded(recipe?._id ?? '', recipe !== undefined);
  const Icon = isDownloaded ? CircleCheck : Download;
  const remove = () => {
    const op = mark === 'saved' ? 'saved.set' : 'favorite.set';
    submit([{ command: { op, recipeName: name, on: false } }]).catch((error: unknown) =>
      showNotice({ kind: 'error', text: toWriteFailure(error, op) }),
    );
  };
  return (
    <span className={styles.end}>
      {recipe && (
        <span className={joinClasses(styles.offline, isDownloaded && styles.downloaded)}>
          <Icon
            role="img"
            aria-label={isDownloaded ? profileTexts.savedOffline : profileTexts.notWhollyHere}
            size={22}
          />
          <span aria-hidden className={joinClasses(text.micro, styles.state)}>
            {isDownloaded ? profileTexts.savedOffline : profileTexts.onItsWay}
          </span>
        </span>
      )}
      <IconButton
        className={joinClasses(styles.remove, mark === 'saved' ? styles.saved : styles.removeOff)}
        aria-label={profileTexts.takeOffList(name)}
        onClick={remove}
      >
        {mark === 'saved' ? <BookmarkCheck size={21} /> : <Heart size={21} fill="currentColor" />}
      </IconButton>
    </span>
  );
}
