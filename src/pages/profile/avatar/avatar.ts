import { submit } from '#domain/outbox/submit.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { type ReadyPicture, readPicture } from '#platform/pictures/picked-picture.ts';

/**
 * Scales a picture down and queues it as the member's avatar. Resolves with its upload id, or with undefined if a
 * device without storage has sent it at once. Rejects if it could neither be stored nor sent.
 * @param onProgress Receives the progress in percent.
 */
export async function saveAvatar(
  file: File,
  onProgress: (percent: number) => void,
): Promise<string | undefined> {
  onProgress(0);
  const { bytes, type, name } = await readPicture(file).catch(() => toUnchanged(file));
  const uploadId = toNewId();
  const done = await submit(
    [{ command: { op: 'avatar.upload', uploadId, type, name }, bytes }],
    onProgress,
  );
  return done === 'waiting' ? uploadId : undefined;
}

/** The original file: the server may read formats that this browser cannot. */
async function toUnchanged(file: File): Promise<ReadyPicture> {
  return { bytes: await file.arrayBuffer(), type: file.type, name: file.name };
}
