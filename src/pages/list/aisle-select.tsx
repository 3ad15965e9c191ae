import type { Aisle } from '#contract/food/schema.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import styles from './aisle-select.module.css';

interface Props {
  name: string;
  aisleOrder: readonly Aisle[];
  choose: (aisle: Aisle) => void;
}

/** Sets the aisle of a line that has none. */
export function AisleSelect({ name, aisleOrder, choose }: Props) {
  return (
    <select
      className={styles.select}
      aria-label={shoppingTexts.partOfShopFor(name)}
      value=""
      onChange={(event) => {
        const chosen = aisleOrder.find((aisle) => aisle === event.target.value);
        if (chosen) choose(chosen);
      }}
    >
      <option value="" disabled>
        {shoppingTexts.choosePart}
      </option>
      {aisleOrder.map((aisle) => (
        <option key={aisle} value={aisle}>
          {shoppingTexts.aisles[aisle]}
        </option>
      ))}
    </select>
  );
}
