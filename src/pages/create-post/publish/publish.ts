import type { Command } from '#contract/writes.ts';
import { toReason } from '#domain/outbox/refusals.ts';
import { NotQueued, submit } from '#domain/outbox/submit.ts';
import { subscribeToWaiting } from '#domain/outbox/waiting.ts';
import { onDevice } from '#offline/device/device.ts';
import type { Submission } from '#offline/outbox/enqueue.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import { readWaiting, type Waiting } from '#offline/outbox/watch.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { type Published, type Publishing, toFailureText, toWords } from './publishing.ts';

/** Maximum time to wait for the server's answer. Later the post is shown as waiting. */
const PATIENCE_MS = 2_000;

/**
 * Publishes a post or an edit, and waits briefly for the result. A refusal by the server is returned. Rejects if a
 * working device database could not store the post.
 */
export async function publish(publishing: Publishing): Promise<Published> {
  const startedAt = Date.now();
  try {
    const done = await submit(toSubmissions(publishing));
    return done === 'sent'
      ? { kind: 'posted', isNew: publishing.base === null }
      : await waitForOutcome(publishing, startedAt);
  } catch (error) {
    if (error instanceof NotQueued) throw error;
    const isStale = error instanceof RejectedFailure && error.status === 409;
    const reason = toFailureText(error);
    return { kind: 'refused', reason, isStale: publishing.base !== null && isStale };
  }
}

/** Pictures come first, because the text needs their addresses. Queuing the text removes the draft. */
function toSubmissions(publishing: Publishing): Submission[] {
  const { draftId, written, bytes } = publishing;
  const uploads = written.pictures.flatMap((picture): Submission[] => {
    const file = 'upload' in picture ? bytes.get(picture.upload) : undefined;
    if (!('upload' in picture) || !file) return [];
    const { upload, type, name } = picture;
    return [{ command: { op: 'image.upload', uploadId: upload, type, name }, bytes: file }];
  });
  return [...uploads, { command: toWords(publishing), label: written.title, draftId }];
}

/** Waits for the result of a post and of the pictures it depends on. */
function waitForOutcome({ postId, userId }: Publishing, startedAt: number): Promise<Published> {
  return new Promise((resolve) => {
    const end = (published: Published) => {
      clearTimeout(alarm);
      stop();
      resolve(published);
    };
    const look = async () => {
      // Read again, because the last notification may be older than this submission.
      const waiting = await readUnsent(userId);
      const outcome = waiting && toOutcome(waiting, postId, startedAt);
      if (outcome) end(outcome);
    };
    const alarm = setTimeout(() => end({ kind: 'waiting' }), PATIENCE_MS);
    const stop = subscribeToWaiting(() => void look());
    void look();
  });
}

/** The member's pending writes, or undefined if the device cannot be read. */
export async function readUnsent(userId: string): Promise<Waiting | undefined> {
  const waiting = await onDevice(readWaiting, undefined);
  return waiting?.userId === userId ? waiting : undefined;
}

export function toOutcome(
  { rows, receipts, isPaused }: Pick<Waiting, 'rows' | 'receipts' | 'isPaused'>,
  postId: string,
  startedAt: number,
): Published | undefined {
  const words = rows.filter(({ command }) => isAbout(command, postId));
  const needed = new Set(words.flatMap(({ deps }) => deps));
  const all = rows.filter(
    ({ command }) =>
      isAbout(command, postId) || ('uploadId' in command && needed.has(command.uploadId)),
  );
  const refused = all.find(({ state }) => state === 'failed');
  if (refused) return toRefused(refused);
  if (all.length === 0) {
    const taken = receipts.findLast(
      ({ command, at }) => at >= startedAt && isAbout(command, postId),
    );
    return taken && { kind: 'posted', isNew: taken.command.op === 'post.create' };
  }
  const isHeld = all.some(({ state, attempts }) => state === 'queued' && attempts > 0);
  return isPaused || isHeld ? { kind: 'waiting' } : undefined;
}

function isAbout(command: Command, postId: string): boolean {
  if (command.op === 'post.create') return command.post._id === postId;
  return command.op === 'post.update' && command.postId === postId;
}

function toRefused(row: OutboxRow): Published {
  return { kind: 'refused', reason: toReason(row), isStale: row.error?.code === 'stale' };
}
