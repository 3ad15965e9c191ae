import { toView } from '#domain/writes.ts';
import type { Device } from '#offline/device/database.ts';
import { DeviceFailure } from '#offline/device/device.ts';
import { saveSignedIn } from '#offline/device/signed-in.ts';
import { writeEvicting } from '#offline/device/write-evicting.ts';
import {
  type Enqueued,
  enqueueAll,
  type NewWrite,
  type Submission,
} from '#offline/outbox/enqueue.ts';
import { toNewKey } from '#offline/outbox/ids.ts';
import { readSession, type Session } from '#platform/session.ts';
import { queueDirectWrites } from './direct-writes.ts';
import { sendDirectly } from './send-directly.ts';
import { sendSoon } from './sender.ts';

type Stored = Enqueued | DeviceFailure['reason'];

/** Stores writes that belong together, or sends them if this device cannot store anything. */
export async function storeOrSend(
  writes: readonly Submission[],
  session: Session,
  onProgress: (percent: number) => void,
): Promise<Exclude<Stored, DeviceFailure['reason']> | 'sent'> {
  const keyed = writes.map((write) => toKeyedWrite(write, session));
  const stored = await store(keyed);
  return stored === 'full' || stored === 'broken' ? sendDirectly(keyed, onProgress) : stored;
}

/** Both ways use the same key, so that the server ignores a row that is stored after the direct write. */
function toKeyedWrite({ was, key = toNewKey(), ...write }: Submission, { user }: Session) {
  const known = was ?? toView(write.command).wasOn(write.command, user);
  return { ...write, key, userId: user.id, ...(known !== undefined && { was: known }) };
}

/** Stores writes of the signed-in user, all or none, and has them sent. Resolves with the reason if they are not stored. */
export async function store(writes: readonly NewWrite[]): Promise<Stored> {
  const queue = async (device: Device) => {
    await queueDirectWrites(device);
    return enqueueAll(device, writes);
  };
  try {
    let answer = await writeEvicting(queue);
    // The record of the signed-in user is not stored yet, or the browser lost it.
    if (answer === 'signed-out' && (await recordSession(writes))) {
      answer = await writeEvicting(queue);
    }
    if (answer === 'waiting') sendSoon();
    return answer;
  } catch (error) {
    if (error instanceof DeviceFailure) return error.reason;
    throw error;
  }
}

async function recordSession(writes: readonly NewWrite[]): Promise<boolean> {
  const session = readSession();
  if (!session || writes.some(({ userId }) => userId !== session.user.id)) return false;
  return saveSignedIn({ userId: session.user.id, token: session.token });
}
