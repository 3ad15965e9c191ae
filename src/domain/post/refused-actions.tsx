import { confirmDiscard } from '#domain/outbox/opening.ts';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import styles from './refused-actions.module.css';

interface Props {
  row: { key: string };
  /** Resolves with the error message, or undefined. Omit it if a retry cannot succeed. */
  sendAgain?: (() => Promise<string | undefined>) | undefined;
}

/** Retry and discard buttons of a refused write. */
export function RefusedActions({ row, sendAgain }: Props) {
  const tryAgain = async () => {
    const failure = await sendAgain?.();
    if (failure) showNotice({ kind: 'error', text: failure });
  };
  return (
    <>
      {sendAgain && (
        <Button variant="outline" size="sm" onClick={() => void tryAgain()}>
          {appTexts.tryAgain}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={styles.delete}
        aria-haspopup="dialog"
        onClick={() => confirmDiscard(row.key)}
      >
        {appTexts.discard}
      </Button>
    </>
  );
}
