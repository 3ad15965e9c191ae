import * as v from 'valibot';
import { UPLOAD_TIMEOUT_MS } from '../../contract/account-limits.ts';
import { accountTexts } from '../../contract/account-texts.ts';
import { apiPaths } from '../../contract/paths.ts';
import { UploadAnswer } from '../../contract/upload.ts';
import { uploadTexts } from '../../contract/upload-texts.ts';
import { toFailure } from './api.ts';
import { BrokenFailure, OfflineFailure, UnauthorisedFailure } from './failures.ts';
import { requestApi } from './http.ts';
import { callApi } from './send.ts';
import { endSession, mergeUser, readSession } from './session.ts';

/** Where pictures go, under which name, and what is said when they do not get there. */
const KINDS = {
  picture: { path: apiPaths.uploadImage, field: 'image', fallback: uploadTexts.uploadFailed },
  avatar: {
    path: apiPaths.profileImage,
    field: 'profileImage',
    fallback: uploadTexts.avatarFailed,
  },
} as const;

interface Answered {
  status: number;
  body: unknown;
}

/**
 * Sends a picture, telling percents from 0 to 100 on the way; 30 s are the limit (specification 7). An avatar is the
 * member's own from then on. Throws one of the four failures.
 */
export async function uploadImage(
  kind: keyof typeof KINDS,
  file: File,
  tell: (percent: number) => void,
): Promise<UploadAnswer> {
  const session = readSession();
  if (!session) throw new UnauthorisedFailure(accountTexts.authenticationRequired);
  const { path, field, fallback } = KINDS[kind];
  const form = new FormData();
  form.append(field, file);
  tell(0);
  const { status, body } = await post(path, form, session.token, tell).catch((error: unknown) => {
    throw new OfflineFailure(fallback, { cause: error });
  });
  if (status >= 400) {
    // Specification 8: a 401 on uploads removes the stored token and leads to the sign-in page.
    if (status === 401 && readSession()?.token === session.token) endSession('refused');
    throw toFailure(status, body, fallback);
  }
  const answer = v.safeParse(UploadAnswer, body);
  if (!answer.success) throw new BrokenFailure(fallback);
  tell(100);
  // Into what is known by now: an upload may take half a minute.
  const now = readSession();
  if (kind === 'avatar' && now?.user.id === session.user.id) {
    mergeUser({ ...now.user, avatar: answer.output.imageUrl }, now.askedAt);
  }
  return answer.output;
}

/** Takes a picture of one's own away again. */
export async function removeImage(publicId: string): Promise<void> {
  const call = { method: 'DELETE', fallback: uploadTexts.deleteFailed } as const;
  await callApi(apiPaths.uploadedImage(publicId), v.unknown(), call);
}

async function post(
  path: string,
  body: FormData,
  token: string,
  onUploadProgress: (percent: number) => void,
): Promise<Answered> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() };
  const deadlineMs = UPLOAD_TIMEOUT_MS;
  const request = { method: 'POST', headers, body, deadlineMs, onUploadProgress } as const;
  const answer = await requestApi(path, request);
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
}
