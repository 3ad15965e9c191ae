import { ListOrdered, ListPlus, Printer, Share2, ShoppingCart, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Household } from '#contract/household/schema.ts';
import { LISTS_MAX } from '#contract/list/limits.ts';
import type { List } from '#contract/list/schema.ts';
import { pagePaths } from '#contract/page/paths.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ChipLink } from '#ui/button/chip.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Menu } from '#ui/menu.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './list-head.module.css';

export type ListDialog = 'order' | 'household' | 'new-list';

interface Props {
  lists: readonly List[];
  list: List | undefined;
  lines: readonly ListLine[];
  household: Household | null;
  share: () => void;
  show: (dialog: ListDialog) => void;
  goShopping: () => void;
}

/** Title of the page, its menu, the switch between lists and the number of open lines. */
export function ListHead(props: Props) {
  const { lists, list, lines, household, share, goShopping } = props;
  const open = lines.filter(({ isBought }) => !isBought).length;
  const words = [
    lines.length > 0 && (open > 0 ? shoppingTexts.toBuy(open) : shoppingTexts.allBought),
    open < lines.length && shoppingTexts.boughtCount(lines.length - open),
    list && household && isShared(list, household) && shoppingTexts.sharedIn(household.name),
  ].filter((one) => typeof one === 'string');
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <h1 className={text.h1}>{list?.name ?? appTexts.shoppingList}</h1>
        <div className={styles.ways}>
          {lines.length > 0 && (
            <IconButton aria-label={shoppingTexts.shareList} onClick={share}>
              <Share2 size={22} />
            </IconButton>
          )}
          <ListMenu {...props} />
        </div>
      </div>
      {lists.length > 1 && list && (
        <nav aria-label={shoppingTexts.yourLists} className={styles.lists}>
          {lists.map((one) => (
            <ChipLink
              key={one._id}
              to={pagePaths.list}
              search={{ list: one._id }}
              replace
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={one._id === list._id ? 'true' : undefined}
            >
              {toTabName(one, lists, household)}
            </ChipLink>
          ))}
        </nav>
      )}
      {words.length > 0 && (
        <div className={styles.bar}>
          <p className={styles.muted}>{words.join(' · ')}</p>
          {open > 0 && (
            <Button variant="flame" size="sm" className={styles.hidden} onClick={goShopping}>
              <ShoppingCart size={20} />
              {shoppingTexts.shopping}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}

const isShared = ({ householdId }: List, household: Household | null) =>
  household !== null && householdId === household._id;

/** If two lists have the same name, the shared one also shows its household: "Shopping list · Home". */
function toTabName(list: List, lists: readonly List[], household: Household | null): string {
  const isUnique = lists.filter(({ name }) => name === list.name).length === 1;
  return isUnique || !household || !isShared(list, household)
    ? list.name
    : `${list.name} · ${household.name}`;
}

function ListMenu({ lists, lines, show }: Props) {
  const isMember = useSession() !== undefined;
  return (
    <Menu label={shoppingTexts.moreActions}>
      {lines.length > 0 && (
        <Item onClick={() => print()}>
          <Printer size={22} />
          <span>{shoppingTexts.printList}</span>
        </Item>
      )}
      <Item onClick={() => show('order')}>
        <ListOrdered size={22} />
        <span>{shoppingTexts.orderOfShop}</span>
      </Item>
      <Item onClick={() => show('household')}>
        <Users size={22} />
        <span>{shoppingTexts.household}</span>
      </Item>
      {isMember && lists.length < LISTS_MAX && (
        <Item onClick={() => show('new-list')}>
          <ListPlus size={22} />
          <span>{shoppingTexts.newList}</span>
        </Item>
      )}
    </Menu>
  );
}

function Item(props: ComponentProps<'button'>) {
  return <button type="button" role="menuitem" tabIndex={-1} {...props} />;
}

interface ShoppingBarProps {
  left: number;
  isScreenOn: boolean;
  done: () => void;
}

/** In place of the head in shopping mode. */
export function ShoppingBar({ left, isScreenOn, done }: ShoppingBarProps) {
  return (
    <header className={joinClasses(styles.bar, styles.shopping)}>
      <div className={styles.left}>
        <h1 className={text.cardTitle}>
          {left > 0 ? shoppingTexts.left(left) : shoppingTexts.allBought}
        </h1>
        {isScreenOn && (
          <span className={joinClasses(text.small, styles.muted)}>
            {shoppingTexts.screenStaysOn}
          </span>
        )}
      </div>
      <Button size="sm" onClick={done}>
        {shoppingTexts.doneShopping}
      </Button>
    </header>
  );
}
