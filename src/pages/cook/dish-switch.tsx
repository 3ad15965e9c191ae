import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import * as cookTexts from '#texts/cook.ts';
import styles from './dish-switch.module.css';
import type { Opening } from './opening.ts';

interface Props {
  /** The current dish's title. */
  title: string;
  others: Opening['others'];
}

/** All unfinished dishes in one row. A tap opens another dish at its current step. */
export function DishSwitch({ title, others }: Props) {
  return (
    <nav aria-label={cookTexts.onTheStove} className={styles.row}>
      <b aria-current="page" translate="no">
        {title}
      </b>
      {others.map((dish) => (
        <Link key={dish._id} to={pagePaths.cook(dish._id)} replace translate="no">
          {dish.title}
        </Link>
      ))}
    </nav>
  );
}
