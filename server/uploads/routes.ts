import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { apiPaths } from '../../contract/paths.ts';
import { peopleTexts } from '../../contract/people-texts.ts';
import { UPLOADS_PATH, type UploadAnswer } from '../../contract/upload.ts';
import { uploadTexts } from '../../contract/upload-texts.ts';
import type { PictureParts } from '../accounts/write-parts.ts';
import { countOne, UPLOADS_PER_USER } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { isUuid } from '../uuid.ts';
import { toAvatar, toPicture } from './convert.ts';
import { toFileNames } from './files.ts';
import { readUpload } from './read-upload.ts';
import { deleteUpload, findUploadOwner, insertUpload, updateAvatar } from './store.ts';

const FORMS = [
  {
    path: apiPaths.uploadImage,
    kind: 'picture',
    convert: toPicture,
    words: {
      field: 'image',
      wrongType: uploadTexts.wrongType,
      tooLarge: uploadTexts.tooLarge,
      failed: uploadTexts.uploadFailed,
    },
  },
  {
    path: apiPaths.profileImage,
    kind: 'avatar',
    convert: toAvatar,
    words: {
      field: 'profileImage',
      wrongType: uploadTexts.profileWrongType,
      tooLarge: uploadTexts.profileTooLarge,
      failed: uploadTexts.avatarFailed,
    },
  },
] as const;

export async function addUploadRoutes(app: FastifyInstance, parts: PictureParts): Promise<void> {
  const { limiter, needSession, answerWrite, files } = parts;
  await app.register(fastifyMultipart);

  for (const { path, kind, convert, words } of FORMS) {
    app.post(path, async (request, reply) => {
      const { userId } = await needSession(request);
      await countOne(limiter, `uploads ${userId}`, UPLOADS_PER_USER);
      const id = v7();
      const names = toFileNames(id, kind);
      return readUpload(request, files, words, (upload) =>
        answerWrite({
          request,
          reply,
          userId,
          content: upload.content,
          prepare: async () => {
            const converted = await convert(upload.path);
            if (converted === undefined) throw new Problem(422, words.failed);
            const { width, height } = converted;
            return async (client) => {
              if (!(await insertUpload(client, { id, ownerId: userId, kind, width, height }))) {
                throw new Problem(404, peopleTexts.userNotFound);
              }
              if (kind === 'avatar') await updateAvatar(client, userId, id);
              for (const [n, name] of names.entries()) {
                const bytes = converted.files[n];
                if (bytes) await files.save(name, bytes);
              }
              const imageUrl = UPLOADS_PATH + names[0];
              const body: UploadAnswer = { imageUrl, publicId: id, width, height };
              return { status: 201, body };
            };
          },
          undo: () => files.remove(names),
        }),
      );
    });
  }

  app.delete<{ Params: { publicId: string } }>(
    `${apiPaths.uploadImage}/:publicId`,
    async (request, reply) => {
      const { userId } = await needSession(request);
      const { publicId } = request.params;
      await answerWrite({
        request,
        reply,
        userId,
        work: async (client) => {
          const found = isUuid(publicId) ? await findUploadOwner(client, publicId) : undefined;
          if (found === undefined) throw new Problem(404, uploadTexts.deleteFailed);
          if (found.ownerId !== userId) throw new Problem(403, uploadTexts.deleteFailed);
          const gone = await deleteUpload(client, publicId);
          return { body: {}, settled: () => files.remove(gone) };
        },
      });
      return reply;
    },
  );
}
