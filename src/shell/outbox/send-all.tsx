import { Send, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import * as appTexts from '#texts/app.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './send-all.module.css';

interface Props {
  isReached: boolean;
  close: () => void;
}

/** Sends all waiting writes now. Disabled while the server cannot be reached. */
export function SendAll({ isReached, close }: Props) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await sendNow();
    } finally {
      setSending(false);
    }
  };
  const isIdle = isReached && !isSending;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" className={styles.discard} onClick={close}>
        {appTexts.close}
      </Button>
      <Button
        variant="flame"
        size="lg"
        className={styles.send}
        aria-disabled={!isIdle || undefined}
        onClick={() => isIdle && void ignoreError(send(), 'the rows show what failed')}
      >
        {isReached ? <Send size={20} /> : <WifiOff size={20} />}
        <span>
          {isReached
            ? isSending
              ? appTexts.sending
              : outboxTexts.sendAll
            : outboxTexts.sendAllWhenOnline}
        </span>
      </Button>
    </div>
  );
}
