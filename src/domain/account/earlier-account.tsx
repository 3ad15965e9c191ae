import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { decide } from '#domain/outbox/refusals.ts';
import { toWholeText } from '#domain/outbox/words.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyText } from '#ui/copy-text.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import styles from './earlier-account.module.css';

/** Unsent writes of a deleted account, with Copy and Delete. Nothing if there are none. */
export function EarlierAccount() {
  const [rows, setRows] = useState<OutboxRow[]>([]);
  // A visitor must not see another person's texts.
  const isMember = useSession() !== undefined;
  const [isAsked, setAsked] = useState(false);
  // Reads without React Query, because pages with the waiting list load no query client.
  useEffect(() => {
    void readUnsent().then(setRows);
  }, []);
  if (rows.length === 0) return null;
  const text = rows.map(toWholeText).filter(Boolean).join('\n\n');
  const remove = async () => {
    setAsked(false);
    const members = [...new Set(rows.map(({ userId }) => userId))];
    const failure = await decide(({ removeWaiting }) => Promise.all(members.map(removeWaiting)));
    if (failure) showNotice({ kind: 'error', text: failure });
    setRows(await readUnsent());
  };
  return (
    <section aria-labelledby="earlier-account" className={styles.account}>
      <h2 id="earlier-account" className={styles.heading}>
        {outboxTexts.earlierItems(rows.length)}
      </h2>
      <p className={styles.hint}>{outboxTexts.earlierCannotBeSent}</p>
      <div className={styles.actions}>
        {text && isMember && <CopyText text={text} />}
        <Button size="sm" onClick={() => setAsked(true)}>
          {appTexts.deleteIt}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={outboxTexts.deleteEarlierQuestion}
        icon={<Trash2 size={26} />}
        danger
        keep={appTexts.cancel}
        confirm={appTexts.deleteIt}
        onKeep={() => setAsked(false)}
        onConfirm={() => void remove()}
      >
        {outboxTexts.deleteEarlierHint}
      </ConfirmDialog>
    </section>
  );
}

/** Empty if the code of the outbox does not load. */
async function readUnsent(): Promise<OutboxRow[]> {
  try {
    const { readEarlierAccount } = await loadOutbox();
    return await readEarlierAccount();
  } catch {
    return [];
  }
}
