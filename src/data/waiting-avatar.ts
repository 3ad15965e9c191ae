import { useEffect, useState } from 'react';
import { useWaitingPicture } from './community/waiting-picture.ts';
import { useWaiting } from './waiting.ts';

/**
 * Where one's new picture stands: `picture`, what to show of it; `percent` while it is sent from here; `isHeld`, it waits
 * for the network. `hasTaken` says whether the server has the one of this id.
 */
export function useWaitingAvatar() {
  const { rows, receipts } = useWaiting();
  const row = rows.findLast(({ command, state }) => isAvatar(command) && state !== 'failed');
  const uploadId = row && 'uploadId' in row.command ? row.command.uploadId : undefined;
  const picture = useWaitingPicture(uploadId);
  const percent = usePercent(row?.key);
  return {
    picture,
    percent: row?.state === 'sending' ? (percent ?? 0) : undefined,
    isHeld: row?.state === 'queued' && row.attempts > 0,
    hasTaken: (id: string) =>
      receipts.some(({ command }) => isAvatar(command) && command.uploadId === id),
  };
}

type Command = ReturnType<typeof useWaiting>['rows'][number]['command'];

function isAvatar(command: Command): command is Extract<Command, { op: 'avatar.upload' }> {
  return command.op === 'avatar.upload';
}

function usePercent(key: string | undefined): number | undefined {
  const [told, setTold] = useState<{ key: string; percent: number }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let stop = () => {};
    let isGone = false;
    const watch = async () => {
      const { observeUploads } = await import('./outbox-driver.ts');
      if (!isGone) stop = observeUploads((about, percent) => setTold({ key: about, percent }));
    };
    // Without its code nothing is sent from here either.
    watch().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [key]);
  return told?.key === key ? told?.percent : undefined;
}
