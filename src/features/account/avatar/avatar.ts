import { type ReadyPicture, readPicture } from '../../../browser/pictures/picked-picture.ts';
import { submit } from '../../../data/outbox/submit.ts';
import { toNewId } from '../../../offline/outbox/ids.ts';

/**
 * Makes a picture one's own: made small, kept on this device and sent as soon as it can be. The id under which it waits,
 * or undefined where a device that stores nothing has sent it at once, telling percents. Rejects where neither worked.
 */
export async function saveAvatar(
  file: File,
  tell: (percent: number) => void,
): Promise<string | undefined> {
  tell(0);
  const { bytes, type, name } = await readPicture(file).catch(() => toUnchanged(file));
  const uploadId = toNewId();
  const done = await submit(
    [{ command: { op: 'avatar.upload', uploadId, type, name }, bytes }],
    tell,
  );
  return done === 'waiting' ? uploadId : undefined;
}

/** What this browser cannot read the server may. */
async function toUnchanged(file: File): Promise<ReadyPicture> {
  return { bytes: await file.arrayBuffer(), type: file.type, name: file.name };
}
