import * as v from 'valibot';
import { createPost } from '../endpoints/posts.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { listUploads, PostFields, withAddress } from './post-fields.ts';

const post = v.object({ _id: v.string(), ...PostFields.entries });

export const postCreate = defineWrite(
  'post.create',
  { post },
  {
    endpoints: [createPost],
    request: (command, toAddress) =>
      toRequest(createPost, {}, { body: withAddress(command.post, toAddress) }),
    entity: ({ post: { _id } }) => `post:${_id}`,
    lanes: ({ post: { _id } }) => [`post:${_id}`],
    passesRefused: false,
    ids: {
      makes: (command) => command.post._id,
      removes: null,
      without: null,
      needs: (command) => listUploads(command.post),
      replace: (command, toId) => ({
        ...command,
        post: { ...command.post, _id: toId(command.post._id) },
      }),
    },
    collapse: { kind: 'once' },
    missingTarget: 'refuse',
    resend: 'for-ever',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
