import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import * as unfinishedTexts from '../../../texts/en/unfinished.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { useDishes } from './dishes.ts';
import styles from './on-the-stove.module.css';

export interface OnTheStoveProps {
  /** The dish that is shown already. */
  except: string;
  /** Called with a tap on a dish, before its page opens. */
  leave?: () => void;
}

/** Every other dish that is being cooked; a tap leads to its step. Nothing where there is none. */
export function OnTheStove({ except, leave }: OnTheStoveProps) {
  const dishes = useDishes().filter(({ recipeId }) => recipeId !== except);
  if (dishes.length === 0) return null;
  return (
    <section aria-label={unfinishedTexts.onTheStove} className={styles.stove}>
      <h3 className={joinClasses(text.small, styles.title)}>{unfinishedTexts.onTheStove}</h3>
      <ul>
        {dishes.map(({ recipeId, title, state }) => (
          <li key={recipeId}>
            <Link to={pagePaths.cook(recipeId)} onClick={leave} className={styles.dish}>
              <b translate="no">{title}</b>
              <span>{state}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the cook of one dish is, and what is left on its timer. `otherwise` as long as the device has not answered. */
export function DishState({ recipeId, otherwise }: { recipeId: string; otherwise: string }) {
  const dish = useDishes().find((one) => one.recipeId === recipeId);
  return <span>{dish?.state ?? otherwise}</span>;
}
