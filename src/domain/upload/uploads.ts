import * as v from 'valibot';
import { UPLOAD_TIMEOUT_MS } from '#contract/account/limits.ts';
import { KEY_HEADER, toKeyHeader } from '#contract/platform/delivery.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import {
  deleteUpload,
  uploadImage as uploadPicture,
  uploadProfileImage,
} from '#contract/upload/endpoints.ts';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { toFailure } from '#platform/network/api.ts';
import { BrokenFailure, OfflineFailure, UnauthorisedFailure } from '#platform/network/failures.ts';
import { requestApi } from '#platform/network/http.ts';
import { callApi } from '#platform/network/send.ts';
import { endSession, mergeUser, readSession } from '#platform/session.ts';
import * as accountTexts from '#texts/account.ts';
import * as uploadTexts from '#texts/upload.ts';

const KINDS = {
  picture: { endpoint: uploadPicture, fallback: uploadTexts.uploadFailed },
  avatar: { endpoint: uploadProfileImage, fallback: uploadTexts.avatarFailed },
} as const;

interface Answered {
  status: number;
  body: unknown;
}

/** Uploads a picture and sets an avatar on the session's user. Throws one of the failures of `failures.ts`. */
export async function uploadImage(
  kind: keyof typeof KINDS,
  file: File,
  onProgress: (percent: number) => void,
): Promise<UploadAnswer> {
  const { endpoint, fallback } = KINDS[kind];
  const userId = readSession()?.user.id;
  const answer = await uploadTo(endpoint, file, { key: crypto.randomUUID(), fallback }, onProgress);
  if (kind === 'avatar' && userId !== undefined) mergeAvatar(userId, answer.imageUrl);
  return answer;
}

/** Reads the session again, because an upload may take half a minute. */
export function mergeAvatar(userId: string, avatar: string): void {
  const now = readSession();
  if (now?.user.id === userId) mergeUser({ ...now.user, avatar }, now.askedAt);
}

/**
 * Uploads a file as the only field of a form. The timeout is 30 s. `onProgress` receives percents. Throws one of the
 * failures of `failures.ts`.
 */
export async function uploadTo(
  { path, body: form }: Pick<Endpoint, 'path' | 'body'>,
  file: File,
  { key, fallback }: { key: string; fallback: string },
  onProgress: (percent: number) => void,
): Promise<UploadAnswer> {
  const session = readSession();
  if (!session) throw new UnauthorisedFailure(accountTexts.authenticationRequired);
  onProgress(0);
  const headers = { Authorization: `Bearer ${session.token}`, [KEY_HEADER]: toKeyHeader(key) };
  const { status, body } = await post(path, toForm(form, file), headers, onProgress).catch(
    (error: unknown) => {
      throw new OfflineFailure(fallback, { cause: error });
    },
  );
  if (status >= 400) {
    // A 401 on uploads removes the stored token and leads to the sign-in page.
    if (status === 401 && readSession()?.token === session.token) endSession('refused');
    throw toFailure(status, body, fallback);
  }
  const answer = v.safeParse(UploadAnswer, body);
  if (!answer.success) throw new BrokenFailure(fallback);
  onProgress(100);
  return answer.output;
}

function toForm(body: Endpoint['body'], file: File): FormData {
  const form = new FormData();
  if (body?.kind === 'multipart') form.append(body.field, file);
  return form;
}

export async function removeImage(publicId: string): Promise<void> {
  const fallback = uploadTexts.deleteFailed;
  await callApi(deleteUpload, { params: { publicId }, fallback });
}

async function post(
  path: string,
  body: FormData,
  headers: Record<string, string>,
  onUploadProgress: (percent: number) => void,
): Promise<Answered> {
  const deadlineMs = UPLOAD_TIMEOUT_MS;
  const request = { method: 'POST', headers, body, deadlineMs, onUploadProgress } as const;
  const answer = await requestApi(path, request);
  return { status: answer.status, body: await ignoreError(answer.json(), 'the schema refuses it') };
}
