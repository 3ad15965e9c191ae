import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useWaiting } from '../../data/waiting.ts';
import { Button } from '../../ui/button.tsx';
import { ResponsiveDialog } from '../../ui/responsive-dialog.tsx';

interface Props {
  close: () => void;
  sendNow: () => Promise<void>;
  /** Signs out; what waits stays for the next sign-in, or goes. */
  leave: (waiting: 'keep' | 'delete') => Promise<void>;
}

/** Asked at sign-out where something still waits to be sent: nothing of it is decided without a word. */
export default function LeaveDialog({ close, sendNow, leave }: Props) {
  const { rows } = useWaiting();
  const [isSending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    if (isAsked && rows.length === 0) void leave('keep');
  }, [isAsked, rows, leave]);

  const send = async () => {
    setAsked(true);
    setSending(true);
    await sendNow();
    setSending(false);
  };

  const count = rows.length === 1 ? 'One thing you did has' : `${rows.length} things you did have`;
  return (
    <ResponsiveDialog isOpen close={close} title="Before you go">
      <chakra.div display="grid" gap="3" pb="5">
        <chakra.p>{count} not been sent yet. It waits on this device.</chakra.p>
        <chakra.p role="status" color="ink.muted" textStyle="small">
          {isAsked && (isSending ? 'Sending …' : 'Not everything could be sent just now.')}
        </chakra.p>
        <Button variant="flame" onClick={() => void send()} aria-disabled={isSending || undefined}>
          Send now
        </Button>
        <Button onClick={() => void leave('keep')}>Keep for my next sign-in</Button>
        <Button variant="danger" onClick={() => void leave('delete')}>
          Delete
        </Button>
      </chakra.div>
    </ResponsiveDialog>
  );
}
