import { toNewId } from '../offline/outbox/ids.ts';
import { isDevice, NotKept, wish } from './outbox.ts';
import { type ReadyPicture, readPicture } from './picked-picture.ts';
import { readSession } from './session.ts';
import { uploadImage } from './uploads.ts';

/**
 * Makes a picture one's own: made small, kept on this device and sent as soon as it can be. The id under which it waits,
 * or undefined where a device that stores nothing has sent it at once, telling percents. Rejects where neither worked.
 */
export async function saveAvatar(
  file: File,
  tell: (percent: number) => void,
): Promise<string | undefined> {
  const session = readSession();
  if (!session) throw new NotKept('signed-out');
  tell(0);
  const { bytes, type, name } = await readPicture(file).catch(() => toUnchanged(file));
  const uploadId = toNewId();
  const command = { op: 'avatar.upload', uploadId, type, name } as const;
  try {
    await wish(command, { userId: session.user.id, bytes });
    return uploadId;
  } catch (error) {
    if (!isDevice(error)) throw error;
    await uploadImage('avatar', file, tell);
    return undefined;
  }
}

/** What this browser cannot read the server may. */
async function toUnchanged(file: File): Promise<ReadyPicture> {
  return { bytes: await file.arrayBuffer(), type: file.type, name: file.name };
}
