import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { Marks } from '../marks.tsx';
import { BackLink } from './back-link.tsx';
import styles from './title-bar.module.css';

/** On narrow windows, once the name of the dish has left the screen above. */
export function TitleBar({ recipe }: { recipe: Recipe }) {
  return (
    <div data-print="no" className={styles.bar}>
      <BackLink cuisine={recipe.cuisine} />
      {/* The page's heading says the same. */}
      <p aria-hidden translate="no" className={joinClasses(text.cardTitle, styles.name)}>
        {recipe.title}
      </p>
      <span className={styles.marks}>
        <Marks recipe={recipe} place="picture" />
      </span>
    </div>
  );
}
