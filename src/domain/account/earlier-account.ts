import { getUser } from '#contract/member/endpoints.ts';
import { onDevice } from '#offline/device/device.ts';
import { type OutboxRow, readRows } from '#offline/outbox/rows.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { callApi } from '#platform/network/send.ts';
import { readSession } from '#platform/session.ts';

/** Reads unsent writes of accounts that no longer exist, which cannot be sent. Never rejects. */
export async function readEarlierAccount(): Promise<OutboxRow[]> {
  const ownId = readSession()?.user.id;
  const members = await onDevice((device) => device.outbox.orderBy('userId').uniqueKeys(), []);
  const others = members.map(String).filter((userId) => userId !== ownId);
  const isDeleted = await Promise.all(others.map(isAccountDeleted));
  const rows = await Promise.all(
    others
      .filter((_userId, at) => isDeleted[at])
      .map((userId) => onDevice((device) => readRows(device, userId), [])),
  );
  return rows.flat();
}

/** Returns false if there is no response. */
async function isAccountDeleted(userId: string): Promise<boolean> {
  try {
    await callApi(getUser, { params: { userId }, fallback: '', inBackground: true });
    return false;
  } catch (error) {
    return error instanceof RejectedFailure && error.status === 404;
  }
}
