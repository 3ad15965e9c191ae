import * as v from 'valibot';
import { updatePost } from '../endpoints/posts.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { postCreate } from './post-create.ts';
import { listUploads, mergeChanges, PostChanges, withAddress } from './post-fields.ts';

/** `baseVersion` is the edited version, from the `ETag` of the post. With null the last write wins. */
const fields = {
  postId: v.string(),
  changes: PostChanges,
  baseVersion: v.nullable(v.string()),
};
const PostUpdate = v.object({ op: v.literal('post.update'), ...fields });

export const postUpdate = defineWrite('post.update', fields, {
  endpoints: [updatePost],
  request: ({ postId, changes, baseVersion }, toAddress) =>
    toRequest(
      updatePost,
      { postId },
      {
        body: withAddress(changes, toAddress),
        ...(baseVersion !== null && { ifMatch: baseVersion }),
      },
    ),
  entity: ({ postId }) => `post:${postId}`,
  lanes: ({ postId }) => [`post:${postId}`],
  passesRefused: false,
  ids: {
    makes: null,
    removes: null,
    without: null,
    needs: ({ postId, changes }) => [postId, ...listUploads(changes)],
    replace: (command, toId) => ({ ...command, postId: toId(command.postId) }),
  },
  collapse: { kind: 'merge', key: ({ postId }) => postId, merge },
  missingTarget: 'refuse',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  // An edit queued after the accepted one had the same base version, which the accepted one has replaced.
  rebase: (waiting, accepted, etag) =>
    v.is(PostUpdate, accepted) && waiting.baseVersion === accepted.baseVersion
      ? { ...waiting, baseVersion: etag }
      : undefined,
});

/** An edit of an unsent post is merged into it. */
function merge(earlier: { op: string }, edit: v.InferOutput<typeof PostUpdate>) {
  if (v.is(postCreate.schema, earlier)) {
    const { title = earlier.post.title, content = earlier.post.content } = edit.changes;
    return {
      ...earlier,
      post: { _id: earlier.post._id, ...mergeChanges(earlier.post, edit.changes), title, content },
    };
  }
  if (!v.is(PostUpdate, earlier)) return edit;
  return {
    ...earlier,
    changes: mergeChanges(earlier.changes, edit.changes),
    baseVersion: edit.baseVersion ?? earlier.baseVersion,
  };
}
