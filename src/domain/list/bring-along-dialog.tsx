import { useState } from 'react';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { type BringAlong as Question, useBringAlong } from './bring-along.ts';
import styles from './bring-along-dialog.module.css';

/** Asks a member once what happens to the list that was written on this device before the sign-in. */
export function BringAlongDialog() {
  const question = useBringAlong();
  const [asked, setAsked] = useState<Question>();
  // The answer ends the question, but the dialog still closes with its words.
  if (question && question !== asked && question.count !== asked?.count) setAsked(question);
  const [isLater, setLater] = useState(false);
  if (!asked) return null;
  const answer = async (give: Question['bring'], done?: string) => {
    setLater(true);
    const failure = await give();
    if (failure !== undefined) showNotice({ kind: 'error', text: failure });
    else if (done !== undefined) showNotice({ kind: 'success', text: done });
  };
  return (
    <ResponsiveDialog
      isOpen={question !== undefined && !isLater}
      close={() => setLater(true)}
      title={shoppingTexts.bringTitle}
    >
      <p>{shoppingTexts.bringHint(asked.count)}</p>
      <div className={styles.ways}>
        <Button
          variant="flame"
          onClick={() => void answer(asked.bring, shoppingTexts.broughtAlong)}
        >
          {shoppingTexts.bringAlong}
        </Button>
        <Button variant="outline" onClick={() => void answer(asked.leave)}>
          {shoppingTexts.leaveHere}
        </Button>
        <Button variant="quiet" onClick={() => void answer(asked.remove)}>
          {shoppingTexts.deleteIt}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}
