import { CircleAlert, Hourglass, WifiOff } from 'lucide-react';
import type { ShownList } from '#domain/list/use-list.ts';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import { showOutbox } from '#domain/outbox/opening.ts';
import { toStoredWhen } from '#knowledge/stored-when.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/notice/note.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './list-notes.module.css';

/** Age of the copy while offline, and the changes that wait or were refused. */
export function ListNotes({ shown }: { shown: ShownList }) {
  const { isOffline, storedAt, waiting, deliveries } = shown;
  // Most changes arrive within moments, and a note that flickers would move the page.
  const isDelayed = useOutboxCounts().waiting > 0;
  const refused = [...deliveries.values()].filter(({ state }) => state === 'failed').length;
  return (
    <div className={styles.notes}>
      {isOffline && (
        <Note icon={WifiOff}>
          {shoppingTexts.offlineSince(storedAt ? toStoredWhen(storedAt) : '')}
        </Note>
      )}
      <div role="status" className={styles.notes}>
        {isDelayed && waiting > 0 && (
          <p className={joinClasses(text.small, styles.wait)}>
            <Hourglass size={18} />
            <span>{shoppingTexts.changesWait(waiting)}</span>
          </p>
        )}
        {refused > 0 && (
          <p className={joinClasses(text.small, styles.refused)}>
            <CircleAlert size={18} />
            <span>{shoppingTexts.changesRefused(refused)}</span>
            <Button variant="quiet" size="sm" onClick={showOutbox}>
              {shoppingTexts.seeChanges}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
