import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import * as unfinishedTexts from '../../../texts/en/unfinished.ts';
import styles from './dish-switch.module.css';
import type { Opening } from './opening.ts';

interface Props {
  /** Of the dish that is shown. */
  title: string;
  others: Opening['others'];
}

/** All dishes on the stove in one row; a tap leads to the step of another one. */
export function DishSwitch({ title, others }: Props) {
  return (
    <nav aria-label={unfinishedTexts.onTheStove} className={styles.row}>
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
