import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#contract/account/limits.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { createStatusProblem } from '#server/platform/http/status-problem.ts';
import { Problem } from '#server/platform/problem.ts';
import * as uploadTexts from '#texts/upload.ts';
import { looksLikePicture } from './convert.ts';
import type { UploadFiles } from './files.ts';

/** The field name and the error texts, which differ between the two upload endpoints. */
export interface UploadWords {
  field: string;
  wrongType: string;
  tooLarge: string;
  failed: string;
}

export interface ReadUpload {
  path: string;
  /** The field name and the file content. */
  content: [string, Buffer];
}

const KNOWN: ReadonlySet<string> = new Set([...IMAGE_TYPES, 'image/jpg']);
/** Sent by clients that do not know the type. Only the bytes are checked then. */
const UNKNOWN = new Set(['', 'application/octet-stream']);

/**
 * Streams the file of a form into a temporary file for `use`. A file over the limit is read to its end and dropped,
 * because a client with a closed connection would not receive the error.
 */
export async function readUpload<T>(
  request: FastifyRequest,
  files: UploadFiles,
  words: UploadWords,
  use: (upload: ReadUpload) => Promise<T>,
): Promise<T> {
  const part = await findFile(request);
  if (part === undefined || part.fieldname !== words.field) {
    part?.file.resume();
    await drain(request);
    throw new Problem(422, uploadTexts.noFile);
  }
  const path = await files.takeSpoolPath();
  try {
    const digest = await spool(part, path);
    if (part.file.truncated) {
      await drain(request);
      throw new Problem(413, words.tooLarge);
    }
    if (part.file.bytesRead === 0) throw new Problem(422, uploadTexts.noFile);
    const isPicture = await looksLikePicture(path);
    const type = part.mimetype.toLowerCase();
    const isTyped = KNOWN.has(type) || (UNKNOWN.has(type) && isPicture);
    if (!isTyped) throw new Problem(415, words.wrongType);
    if (!isPicture) throw new Problem(422, words.failed);
    return await use({ path, content: [part.fieldname, digest] });
  } finally {
    await rm(path, { force: true });
  }
}

async function findFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] !== undefined) throw createStatusProblem(415);
    return undefined;
  }
  return request
    .file({
      limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 20, fieldSize: 10_000, parts: 21 },
      throwFileSizeLimit: false,
    })
    .catch(toProblem);
}

async function spool({ file }: MultipartFile, path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  file.on('data', (chunk: Buffer) => hash.update(chunk));
  try {
    await pipeline(file, createWriteStream(path));
  } catch (error) {
    return toProblem(error);
  }
  return hash.digest();
}

/** Throws a 400 for a truncated form. A disk error is thrown unchanged, because it is an error of the server. */
function toProblem(error: unknown): never {
  const isOurs = error instanceof Error && 'syscall' in error;
  const hasStatus = error instanceof Error && 'statusCode' in error;
  throw isOurs || hasStatus ? error : createStatusProblem(400);
}

async function drain({ raw }: FastifyRequest): Promise<void> {
  raw.resume();
  if (raw.readableEnded || raw.destroyed) return;
  await ignoreError(finished(raw, { writable: false }), 'The client may be gone');
}
