import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { AISLES, type Aisle } from '#contract/food/schema.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './order-dialog.module.css';

interface Props {
  isOpen: boolean;
  close: () => void;
  order: readonly Aisle[];
  change: (order: readonly Aisle[]) => void;
}

/** The parts of the shop with buttons that move them. */
export function OrderDialog({ isOpen, close, order, change }: Props) {
  const [said, setSaid] = useState('');
  const move = (at: number, to: number) => {
    const aisle = order[at];
    if (!aisle || to < 0 || to >= order.length) return;
    change(order.toSpliced(at, 1).toSpliced(to, 0, aisle));
    setSaid(shoppingTexts.movedTo(shoppingTexts.aisles[aisle], to + 1, order.length));
  };
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      close={close}
      title={shoppingTexts.orderOfShop}
      footer={
        <Button variant="quiet" onClick={() => change(AISLES)}>
          {shoppingTexts.usualOrder}
        </Button>
      }
    >
      <p className={styles.hint}>{shoppingTexts.orderHint}</p>
      <ol>
        {order.map((aisle, at) => (
          <li key={aisle} className={styles.part}>
            <span>{shoppingTexts.aisles[aisle]}</span>
            <IconButton
              aria-label={shoppingTexts.moveUp(shoppingTexts.aisles[aisle])}
              aria-disabled={at === 0 || undefined}
              onClick={() => move(at, at - 1)}
            >
              <ChevronUp size={22} />
            </IconButton>
            <IconButton
              aria-label={shoppingTexts.moveDown(shoppingTexts.aisles[aisle])}
              aria-disabled={at === order.length - 1 || undefined}
              onClick={() => move(at, at + 1)}
            >
              <ChevronDown size={22} />
            </IconButton>
          </li>
        ))}
      </ol>
      <output className={text.srOnly}>{said}</output>
    </ResponsiveDialog>
  );
}
