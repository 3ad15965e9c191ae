import { useId } from 'react';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/form/check-box.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './add-dish-dialog.module.css';

export interface DishLine {
  /** Index in the recipe. */
  at: number;
  text: string;
  foodId: string | undefined;
  isAtHome: boolean;
  isChosen: boolean;
}

interface Props {
  title: string;
  lines: readonly DishLine[];
  turn: (at: number) => void;
  /** Remembers that its food is always at home, or no longer. */
  keep: (line: DishLine) => void;
}

/** Lines of a dish with check boxes, below a heading. */
export function DishLines({ title, lines, turn, keep }: Props) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={text.cookTitle}>
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line.at} className={styles.line}>
            <span className={styles.tick}>
              <CheckBox isChecked={line.isChosen} toggle={() => turn(line.at)}>
                {line.text}
              </CheckBox>
            </span>
            {line.foodId !== undefined && line.isChosen === line.isAtHome && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${toKeepText(line)}: ${line.text}`}
                onClick={() => keep(line)}
              >
                {toKeepText(line)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function toKeepText({ isAtHome }: DishLine): string {
  return isAtHome ? shoppingTexts.notAlwaysAtHome : shoppingTexts.alwaysAtHome;
}
