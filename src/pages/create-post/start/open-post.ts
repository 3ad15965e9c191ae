import { getPost } from '#contract/post/endpoints.ts';
import type { Post } from '#contract/post/schema.ts';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { toReason } from '#domain/outbox/refusals.ts';
import type { Answer } from '#offline/network/answer.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import type { Waiting } from '#offline/outbox/watch.ts';
import { fetchPage } from '#platform/network/fetch-page.ts';
import { callApi } from '#platform/network/send.ts';
import * as postTexts from '#texts/post.ts';
import type { Picture, PictureBytes, Written } from '../drafts/drafts.ts';
import { readUnsent } from '../publish/publish.ts';
import { NOTHING_WRITTEN, toWritten, withChanges } from '../written.ts';

/** The post to edit in its author's latest version, sent or not. */
export interface OpenedPost {
  postId: string;
  written: Written;
  bytes: PictureBytes;
  /** ETag for If-Match; null for a post that the server does not have yet. */
  baseVersion: string | null;
  refusal: { reason: string; isStale: boolean } | undefined;
}

type Unsent = Pick<Waiting, 'rows' | 'receipts'>;

/**
 * Loads the post to edit and applies pending edits. Rejects if it cannot be loaded or has another author.
 * @param onLatePost Receives the server's version if it arrives after a stored copy.
 */
export async function openPost(
  postId: string,
  userId: string,
  onLatePost: (opened: OpenedPost) => void,
): Promise<OpenedPost> {
  const unsent = (await readUnsent(userId)) ?? { rows: [], receipts: [] };
  const creation = unsent.rows.find((row) => isCreation(row, postId));
  if (creation?.command.op === 'post.create') {
    const { command } = creation;
    return toOpened(withChanges(NOTHING_WRITTEN, command.post), null, { postId, userId, unsent });
  }
  const open = ({ value, askedAt }: Answer<Post>) => {
    if (value.authorId !== userId) throw new Error(postTexts.notYourPost);
    const accepted = unsent.receipts.filter(
      ({ command, at }) =>
        at >= askedAt && command.op === 'post.update' && command.postId === postId,
    );
    let written = toWritten(value);
    for (const { command } of accepted) {
      if (command.op === 'post.update') written = withChanges(written, command.changes);
    }
    const version = accepted.at(-1)?.version ?? toTag(value);
    return toOpened(written, version, { postId, userId, unsent });
  };
  const seen = await fetchPage(getPost, {
    params: { postId },
    fallback: postTexts.unknownError,
    // A copy stored from a list has no version, so an edit cannot be based on it.
    keep: { kind: 'post', id: postId, whole: true },
    onLateAnswer: (late) => void open(late).then(onLatePost, () => undefined),
  });
  return open(seen);
}

async function toOpened(
  base: Written,
  version: string | null,
  { postId, userId, unsent }: { postId: string; userId: string; unsent: Unsent },
): Promise<OpenedPost> {
  const edits = unsent.rows.flatMap(({ command }) =>
    command.op === 'post.update' && command.postId === postId ? [command] : [],
  );
  const written = edits.reduce((before, { changes }) => withChanges(before, changes), base);
  const pictures: Picture[] = [];
  const bytes = new Map<string, ArrayBuffer>();
  for (const picture of written.pictures) {
    const known = toKnown(picture, unsent);
    const found = 'upload' in known ? await readBytes(known.upload, userId) : undefined;
    if ('upload' in known && found) bytes.set(known.upload, found);
    pictures.push(known);
  }
  return {
    postId,
    written: { ...written, pictures },
    bytes,
    // Pending edits are based on their own version, even if the server has a newer one.
    baseVersion: edits.at(-1)?.baseVersion ?? version,
    refusal: toRefusal(unsent.rows, postId),
  };
}

async function readBytes(uploadId: string, userId: string): Promise<ArrayBuffer | undefined> {
  const { findBytes } = await loadOutbox();
  return findBytes(uploadId, userId);
}

/** The picture with its address if it was uploaded meanwhile, else with the type and name of its file. */
function toKnown(picture: Picture, { rows, receipts }: Unsent): Picture {
  if ('address' in picture) return picture;
  const { upload, alt } = picture;
  const isIts = ({ command }: { command: OutboxRow['command'] }) =>
    command.op === 'image.upload' && command.uploadId === upload;
  const address = receipts.find(isIts)?.address;
  if (address !== undefined) return { address, alt };
  const command = rows.find(isIts)?.command;
  const { type, name } = command?.op === 'image.upload' ? command : picture;
  return { upload, type, name, alt };
}

/** Why the post or one of its pictures was refused. */
function toRefusal(rows: Unsent['rows'], postId: string): OpenedPost['refusal'] {
  const words = rows.filter((row) => isCreation(row, postId) || isEdit(row, postId));
  const needed = new Set(words.flatMap(({ deps }) => deps));
  const refused = rows.find(
    (row) =>
      row.state === 'failed' &&
      (words.includes(row) || ('uploadId' in row.command && needed.has(row.command.uploadId))),
  );
  if (!refused) return undefined;
  return { reason: toReason(refused), isStale: refused.error?.code === 'stale' };
}

function isCreation({ command }: OutboxRow, postId: string): boolean {
  return command.op === 'post.create' && command.post._id === postId;
}

function isEdit({ command }: OutboxRow, postId: string): boolean {
  return command.op === 'post.update' && command.postId === postId;
}

/** The server's current version of the post, for the conflict dialog. */
export async function fetchTheirs(postId: string): Promise<{ written: Written; version: string }> {
  const fallback = postTexts.unknownError;
  const post = await callApi(getPost, { params: { postId }, fallback });
  return { written: toWritten(post), version: toTag(post) };
}

function toTag({ version }: Pick<Post, 'version'>): string {
  return `"${version}"`;
}
