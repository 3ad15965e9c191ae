import { CircleAlert, Search } from 'lucide-react';
import { useId } from 'react';
import * as appTexts from '#texts/app.ts';
import * as homeTexts from '#texts/home.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './find-footer.module.css';

interface Props {
  /** The choices as text. */
  summary: string;
  isReady: boolean;
  /** The user tried to continue without a cuisine, so the reason is announced. */
  isTried: boolean;
  cancel: () => void;
  find: () => void;
}

export function FindFooter({ summary, isReady, isTried, cancel, find }: Props) {
  const reason = useId();
  return (
    <div className={styles.footer}>
      {isReady ? (
        <p className={joinClasses(text.small, styles.summary)}>{summary}</p>
      ) : (
        <p
          // A new key creates a new element, which screen readers announce.
          key={String(isTried)}
          id={reason}
          role={isTried ? 'alert' : undefined}
          className={joinClasses(styles.missing, isTried && styles.tried)}
        >
          {isTried && (
            <span aria-hidden className={styles.icon}>
              <CircleAlert size={20} />
            </span>
          )}
          {isTried ? recipeTexts.selectCuisine : homeTexts.chooseCuisine}
        </p>
      )}
      <Button variant="quiet" onClick={cancel} className={styles.any}>
        {appTexts.cancel}
      </Button>
      {/* `aria-disabled` keeps the button focusable, so that screen readers can read what is missing. */}
      <Button
        variant="flame"
        size="lg"
        className={styles.find}
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : reason}
        onClick={find}
      >
        <span aria-hidden className={styles.icon}>
          <Search size={20} />
        </span>
        {recipeTexts.findRecipes}
      </Button>
    </div>
  );
}
