import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './check-box.module.css';

interface Props {
  isChecked: boolean;
  toggle: () => void;
  /** Ids of the name and the description, if not everything beside the box is its name. */
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A box of 26 px in a line of at least 44 px. The list decides whether a checked line is struck through. */
export function CheckBox({ isChecked, toggle, labelledBy, describedBy, children }: Props) {
  return (
    <label className={styles.line}>
      <span className={styles.box}>
        <input
          type="checkbox"
          checked={isChecked}
          onChange={toggle}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
        />
        {isChecked && <Check size={17} strokeWidth={3} />}
      </span>
      <span>{children}</span>
    </label>
  );
}
