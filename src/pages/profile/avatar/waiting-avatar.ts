import { useEffect, useState } from 'react';
import { useWaiting } from '#domain/outbox/waiting.ts';
import { useWaitingPicture } from '#domain/outbox/waiting-picture.ts';
import { observeUploads } from '#platform/network/send-with-progress.ts';

/**
 * State of the member's new avatar. `picture`: URL to show. `percent`: progress while this page uploads it. `isHeld`:
 * it waits for the network or the response. `hasTaken`: true if the server has accepted this upload id.
 */
export function useWaitingAvatar() {
  const { rows, receipts } = useWaiting();
  const row = rows.findLast(({ command, state }) => isAvatar(command) && state !== 'failed');
  const uploadId = row && 'uploadId' in row.command ? row.command.uploadId : undefined;
  const picture = useWaitingPicture(uploadId);
  const progress = usePercent(row?.key);
  // A row left by another page may still be `sending`. At 100 % only the response is missing.
  const percent =
    row?.state === 'sending' && progress !== undefined && progress < 100 ? progress : undefined;
  return {
    picture,
    percent,
    isHeld: percent === undefined && (row?.state === 'sending' || (row?.attempts ?? 0) > 0),
    hasTaken: (id: string) =>
      receipts.some(({ command }) => isAvatar(command) && command.uploadId === id),
  };
}

type Command = ReturnType<typeof useWaiting>['rows'][number]['command'];

function isAvatar(command: Command): command is Extract<Command, { op: 'avatar.upload' }> {
  return command.op === 'avatar.upload';
}

function usePercent(key: string | undefined): number | undefined {
  const [progress, setProgress] = useState<{ key: string; percent: number }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    return observeUploads((about, percent) => setProgress({ key: about, percent }));
  }, [key]);
  return progress?.key === key ? progress?.percent : undefined;
}
