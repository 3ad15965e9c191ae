import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AISLES } from '#contract/food/schema.ts';
import type { List } from '#contract/list/schema.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { useMyDiet } from '#domain/diet/my-diet.ts';
import { FoodBox } from '#domain/food/food-box.tsx';
import { useHousehold } from '#domain/household/queries.ts';
import type { ShownList } from '#domain/list/use-list.ts';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import { toShareText } from '#knowledge/shopping/share-text.ts';
import { useBusy } from '#platform/busy.ts';
import { setHint } from '#platform/hints.ts';
import { useSession } from '#platform/session.ts';
import { useSettings } from '#platform/settings.ts';
import { keepScreenOn } from '#platform/wake-lock.ts';
import * as appTexts from '#texts/app.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useIsWide } from '#ui/hooks/use-is-wide.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import { listDishes } from './dishes.ts';
import { DishesSection } from './dishes-section.tsx';
import groups from './line-groups.module.css';
import { LineGroups } from './line-groups.tsx';
import { toActions } from './list-actions.ts';
import { type DialogState, ListDialogs } from './list-dialogs.tsx';
import { type ListDialog, ListHead, ShoppingBar } from './list-head.tsx';
import { ListNotes } from './list-notes.tsx';
import styles from './list-page.module.css';
import type { RowContext } from './row-context.ts';
import { shareList } from './share-list.ts';
import { usePlacedLines } from './use-placed-lines.ts';

interface Props {
  lists: readonly List[];
  shown: ShownList;
}

/** A list before its first item: it is created together with it. */
const NO_LIST: List = {
  _id: '',
  name: '',
  people: [],
  aisleOrder: [...AISLES],
  filed: [],
  createdAt: '',
};

/** The list with everything that can be done with it. */
export function ListView({ lists, shown }: Props) {
  const { list = NO_LIST, state, lines, deliveries } = shown;
  const { household } = useHousehold();
  const [isShopping, setShopping] = useState(false);
  const isScreenOn = useScreenOn(isShopping);
  const [dialog, setDialog] = useState<DialogState>();
  const element = useRef<HTMLDivElement>(null);
  useListHint(lists, shown);
  const { placed, release } = usePlacedLines(element, { list, state, lines, isShopping });
  const context = useRowContext(shown, list, isShopping);
  const actions = useMemo(() => toActions(shown), [shown]);
  const dishes = useMemo(() => listDishes(state), [state]);
  const show = (name: ListDialog) => setDialog({ name, isOpen: true });
  const showDetails = useCallback(
    ({ key, isBought }: ListLine) =>
      setDialog({ name: 'line', lineKey: key, isBought, isOpen: true }),
    [],
  );
  const isWide = useIsWide();
  const hasDishes = dishes.length > 0 && !isShopping;
  const hasAside = isWide && hasDishes;
  return (
    <PageColumn width={hasAside ? 'content' : 'prose'}>
      {isShopping ? (
        <ShoppingBar
          left={lines.filter(({ isBought }) => !isBought).length}
          isScreenOn={isScreenOn}
          done={() => setShopping(false)}
        />
      ) : (
        <ListHead
          lists={lists}
          list={shown.list}
          lines={lines}
          household={household}
          share={() => void shareList(toShareText(lines, context.units))}
          show={show}
          goShopping={() => setShopping(true)}
        />
      )}
      <div className={joinClasses(styles.columns, hasAside && styles.two)}>
        <div className={styles.main}>
          <FoodBox
            label={shoppingTexts.addAnItem}
            addLabel={shoppingTexts.addTyped}
            isSticky={!isShopping}
            add={(typed) => {
              release();
              return actions.add(typed);
            }}
          />
          <ListNotes shown={shown} />
          {hasDishes && !hasAside && <DishesSection dishes={dishes} actions={actions} />}
          <div ref={element} className={groups.groups}>
            <LineGroups
              placed={placed}
              context={context}
              actions={actions}
              showDetails={showDetails}
            />
          </div>
          {placed.length === 0 && !shown.isLoading && <EmptyList />}
        </div>
        {hasAside && (
          <aside className={styles.aside}>
            <DishesSection isOpen dishes={dishes} actions={actions} />
          </aside>
        )}
      </div>
      {dialog && (
        <ListDialogs
          state={dialog}
          close={() => setDialog((open) => open && { ...open, isOpen: false })}
          context={context}
          lines={lines}
          toDelivery={(needId) => deliveries.get(needId)}
          actions={actions}
          household={household}
        />
      )}
    </PageColumn>
  );
}

/** The home page shows a card while the first list has something to buy. */
function useListHint(lists: readonly List[], { list, lines }: ShownList): void {
  const isMember = useSession() !== undefined;
  const isFirst = lists[0]?._id === list?._id;
  const hasOpen = lines.some(({ isBought }) => !isBought);
  useEffect(() => {
    if (isFirst) setHint('list', hasOpen);
    if (!isMember) setHint('visitor-list', lines.length > 0);
  }, [isFirst, hasOpen, isMember, lines.length]);
}

function EmptyList() {
  return (
    <NoticePage rank={2} title={shoppingTexts.emptyTitle} hint={shoppingTexts.emptyHint}>
      <ButtonLink to={pagePaths.allRecipes} variant="flame">
        {shoppingTexts.findADish}
      </ButtonLink>
      <TextLink to={pagePaths.whatCanICook}>{appTexts.whatCanICook}</TextLink>
    </NoticePage>
  );
}

function useRowContext({ state, deliveries }: ShownList, list: List, isShopping: boolean) {
  const myId = useSession()?.user.id;
  const { units = 'metric' } = useSettings();
  const diet = useMyDiet();
  const isDelayed = useOutboxCounts().waiting > 0;
  return useMemo<RowContext>(
    () => ({
      list,
      state,
      myId,
      units,
      diet,
      isShopping,
      toMark: (needId) => {
        const delivery = deliveries.get(needId);
        if (delivery?.state === 'failed') return 'refused';
        return delivery && isDelayed ? 'waiting' : undefined;
      },
    }),
    [list, state, myId, units, diet, isShopping, deliveries, isDelayed],
  );
}

/** Keeps the screen on and the version of the app while the user shops. */
function useScreenOn(isShopping: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useBusy(isShopping);
  useEffect(() => {
    if (!isShopping) return undefined;
    const release = keepScreenOn(setOn);
    return () => {
      release();
      setOn(false);
    };
  }, [isShopping]);
  return isOn;
}
