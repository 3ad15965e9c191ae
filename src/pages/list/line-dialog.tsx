import { Trash2 } from 'lucide-react';
import type { Need } from '#contract/list/schema.ts';
import { toRefusedSentence } from '#domain/outbox/refusals.ts';
import type { Delivery } from '#domain/overlay/pending.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import { toCapital } from '#texts/language.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './line-dialog.module.css';
import { toLineTitle, toNeedText } from './line-words.ts';
import type { ListActions } from './list-actions.ts';
import type { RowContext } from './row-context.ts';

interface Props {
  line: ListLine;
  isOpen: boolean;
  close: () => void;
  context: RowContext;
  toDelivery: (needId: string) => Delivery | undefined;
  actions: ListActions;
}

/** Shows the needs of a line, removes all or single ones, and sets the aisle. */
export function LineDialog({ line, isOpen, close, context, toDelivery, actions }: Props) {
  const { list, units } = context;
  const title = toLineTitle(line, units);
  const remove = (needs: readonly Need[]) => {
    if (needs.length === line.needs.length) close();
    actions.remove(needs);
  };
  const parts = [
    ...(line.aisle ? [] : [{ value: 'unknown' as const, label: shoppingTexts.choosePart }]),
    ...list.aisleOrder.map((value) => ({ value, label: shoppingTexts.aisles[value] })),
  ];
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      close={close}
      title={toCapital(`${title.amount} ${title.name}`.trim())}
    >
      <div className={styles.body}>
        <section>
          <h3 className={joinClasses(text.label, styles.heading)}>{shoppingTexts.neededFor}</h3>
          <ul>
            {line.needs.map((need) => (
              <NeedRow
                key={need._id}
                need={need}
                context={context}
                delivery={toDelivery(need._id)}
                remove={() => remove([need])}
              />
            ))}
          </ul>
        </section>
        <SelectField
          label={shoppingTexts.partOfShop}
          value={line.aisle ?? 'unknown'}
          options={parts}
          choose={(aisle) => {
            if (aisle !== 'unknown') actions.setAisle(line, aisle);
          }}
        />
        <Button variant="outline" onClick={() => remove(line.needs)}>
          <Trash2 size={20} />
          {shoppingTexts.removeLine(title.name)}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}

interface NeedRowProps {
  need: Need;
  context: RowContext;
  delivery: Delivery | undefined;
  remove: () => void;
}

function NeedRow({ need, context, delivery, remove }: NeedRowProps) {
  const words = toNeedText(need, context.units);
  const { list, myId } = context;
  const by = list.people.find(({ id }) => id === need.by)?.name;
  const about = [
    need.from ? need.text : shoppingTexts.onItsOwn,
    list.householdId && by && shoppingTexts.addedBy(need.by === myId ? shoppingTexts.you : by),
  ];
  return (
    <li className={styles.need}>
      <span className={styles.words}>
        <span>{words}</span>
        <span className={joinClasses(text.small, styles.muted)}>
          {about.filter(Boolean).join(' · ')}
        </span>
        {delivery && (
          <span
            className={joinClasses(
              text.small,
              delivery.state === 'failed' ? styles.refused : styles.muted,
            )}
          >
            {delivery.state === 'failed'
              ? toRefusedSentence({ command: { op: 'need.add' }, error: delivery.error })
              : shoppingTexts.waiting}
          </span>
        )}
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={shoppingTexts.removeNeed(words)}
        onClick={remove}
      >
        {shoppingTexts.remove}
      </Button>
    </li>
  );
}
