import { useState } from 'react';
import { keepDeleted, toConflict } from '#domain/cookbook/conflict.ts';
import { showOutbox } from '#domain/outbox/opening.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { Button } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './own.module.css';

/** An edit that the server refused, with the way out. Both texts are stored on this device. */
export function RefusedNote({ view }: { view: CookbookView }) {
  const [isOpen, setOpen] = useState(false);
  const conflict = toConflict(view);
  const { delivery, refused } = view;
  if (conflict) {
    return (
      <div role="status" className={styles.note}>
        <strong>{cookbookTexts.conflictNote}</strong>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {cookbookTexts.compareVersions}
        </Button>
        {isOpen && <ConflictDialog conflict={conflict} close={() => setOpen(false)} />}
      </div>
    );
  }
  if (delivery?.error?.status === 404) {
    const keep = async () => {
      const failure = await keepDeleted(view, delivery);
      if (failure !== undefined) showNotice({ kind: 'error', text: failure });
    };
    return (
      <div role="status" className={styles.note}>
        <strong>{cookbookTexts.deletedButEdited}</strong>
        <Button size="sm" onClick={() => void keep()}>
          {cookbookTexts.keepAsNew}
        </Button>
      </div>
    );
  }
  if (!refused && delivery?.state !== 'failed') return null;
  return (
    <div role="status" className={styles.note}>
      <strong>{cookbookTexts.editNotSaved}</strong>
      <Button size="sm" variant="outline" onClick={showOutbox}>
        {appTexts.show}
      </Button>
    </div>
  );
}
