import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import * as cookTexts from '#texts/cook.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { useDishes } from './dishes.ts';
import styles from './on-the-stove.module.css';

interface Props {
  except: string;
  /** Called when a dish is tapped, before its page opens. */
  leave?: () => void;
}

/** Links to the other dishes in progress. Renders nothing if there are none. */
export function OnTheStove({ except, leave }: Props) {
  const dishes = useDishes().filter(({ recipeId }) => recipeId !== except);
  if (dishes.length === 0) return null;
  return (
    <section aria-label={cookTexts.onTheStove} className={styles.stove}>
      <h3 className={joinClasses(text.small, styles.title)}>{cookTexts.onTheStove}</h3>
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

/** Current step of a dish and the time left on its timer. Shows `otherwise` until the device has answered. */
export function DishState({ recipeId, otherwise }: { recipeId: string; otherwise: string }) {
  const dish = useDishes().find((one) => one.recipeId === recipeId);
  return <span>{dish?.state ?? otherwise}</span>;
}
