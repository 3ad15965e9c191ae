import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { PathParams } from '#contract/platform/endpoint.ts';
import { deleteUpload, uploadImage, uploadProfileImage } from '#contract/upload/endpoints.ts';
import { toFileNames, UPLOADS_PATH } from '#contract/upload/schema.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import {
  addOwnWrite,
  type MemberParts,
  type Ownership,
} from '#server/platform/writes/add-write.ts';
import { answerWrite } from '#server/platform/writes/answer-write.ts';
import * as memberTexts from '#texts/member.ts';
import * as uploadTexts from '#texts/upload.ts';
import { toAvatar, toPicture } from './convert.ts';
import type { UploadFiles } from './files.ts';
import { readUpload } from './read-upload.ts';
import { findUploadOwner, insertUpload, removeUpload, updateAvatar } from './store.ts';

const FORMS = [
  {
    endpoint: uploadImage,
    kind: 'picture',
    convert: toPicture,
    words: {
      wrongType: uploadTexts.wrongType,
      tooLarge: uploadTexts.tooLarge,
      failed: uploadTexts.uploadFailed,
    },
  },
  {
    endpoint: uploadProfileImage,
    kind: 'avatar',
    convert: toAvatar,
    words: {
      wrongType: uploadTexts.profileWrongType,
      tooLarge: uploadTexts.profileTooLarge,
      failed: uploadTexts.avatarFailed,
    },
  },
] as const;

export interface UploadParts extends MemberParts {
  files: UploadFiles;
}

export async function addUploadRoutes(app: FastifyInstance, parts: UploadParts): Promise<void> {
  const { pool, gate, files } = parts;
  await app.register(fastifyMultipart);

  for (const { endpoint, kind, convert, words } of FORMS) {
    addEndpoint(
      app,
      endpoint,
      (call) => {
        const id = v7();
        const names = toFileNames(id, kind);
        const form = { field: endpoint.body.field, ...words };
        return readUpload(call.request, files, form, ({ path, content }) =>
          answerWrite(pool, call, {
            content,
            prepare: async () => (await convert(path)) ?? refuseFailed(words.failed),
            work: async (client, { userId, prepared: { width, height, files: converted } }) => {
              if (!(await insertUpload(client, { id, ownerId: userId, kind, width, height }))) {
                throw new Problem(404, memberTexts.userNotFound);
              }
              if (kind === 'avatar') await updateAvatar(client, userId, id);
              for (const [n, name] of names.entries()) {
                const bytes = converted[n];
                if (bytes) await files.save(name, bytes);
              }
              const imageUrl = UPLOADS_PATH + names[0];
              return { status: 201, body: { imageUrl, publicId: id, width, height } };
            },
            undo: () => files.remove(names),
          }),
        );
      },
      gate,
    );
  }

  addOwnWrite(app, parts, deleteUpload, ownUpload, {
    work: async (client, { params: { publicId } }) => {
      const deletedFiles = await removeUpload(client, publicId);
      return { body: {}, afterCommit: () => files.remove(deletedFiles) };
    },
  });
}

function refuseFailed(text: string): never {
  throw new Problem(422, text);
}

const ownUpload: Ownership<PathParams<typeof deleteUpload>, { ownerId: string | null }> = {
  find: async (client, { publicId }) => {
    const found = isUuid(publicId) ? await findUploadOwner(client, publicId) : undefined;
    if (found === undefined) throw new Problem(404, uploadTexts.deleteFailed);
    return found;
  },
  isOwner: ({ ownerId }, userId) => ownerId === userId,
  isHidden: () => false,
  authorId: ({ ownerId }) => ownerId,
  createMissing: () => new Problem(404, uploadTexts.deleteFailed),
  refusal: () => new Problem(403, uploadTexts.deleteFailed),
};
