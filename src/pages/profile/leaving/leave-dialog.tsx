import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useWaiting } from '#domain/outbox/waiting.ts';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';

interface Props {
  close: () => void;
  sendNow: () => Promise<void>;
  /** Signs out. Pending writes stay for the next sign-in or are deleted. */
  leave: (waiting: 'keep' | 'delete') => Promise<void>;
}

/** Asks before sign-out what to do with pending writes. */
export function LeaveDialog({ close, sendNow, leave }: Props) {
  const { rows } = useWaiting();
  const [isSending, setSending] = useState(false);
  const [wasTried, setTried] = useState(false);

  // The pending writes are read shortly after the dialog opens.
  const [most, setMost] = useState(rows.length);
  if (rows.length > most) setMost(rows.length);

  useEffect(() => {
    // Everything has been sent meanwhile, so there is nothing left to ask.
    if (most > 0 && rows.length === 0) void leave('keep');
  }, [most, rows, leave]);

  const send = async () => {
    setTried(true);
    setSending(true);
    try {
      await sendNow();
    } finally {
      setSending(false);
    }
  };

  return (
    <ResponsiveDialog isOpen close={close} title={signInTexts.beforeYouGo}>
      <chakra.div display="grid" gap="3" pb="5">
        <chakra.p>{signInTexts.unsentCount(rows.length)}</chakra.p>
        <chakra.p role="status" color="ink.muted" textStyle="small">
          {wasTried && (isSending ? toSendingText() : signInTexts.notAllSent)}
        </chakra.p>
        <Button variant="flame" onClick={() => void send()} aria-disabled={isSending || undefined}>
          {signInTexts.sendNow}
        </Button>
        <Button onClick={() => void leave('keep')}>{signInTexts.keepForLater}</Button>
        <Button variant="danger" onClick={() => void leave('delete')}>
          {appTexts.deleteIt}
        </Button>
      </chakra.div>
    </ResponsiveDialog>
  );
}

/** Offline, nothing is being sent. */
const toSendingText = () => (navigator.onLine ? appTexts.sending : postTexts.waiting);
