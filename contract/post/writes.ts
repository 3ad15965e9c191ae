import * as v from 'valibot';
import { defineWrite, NO_IDS, toRequest } from '#contract/platform/define-write.ts';
import {
  createPost,
  deletePost,
  likePost,
  setHiddenPost,
  unlikePost,
  updatePost,
} from './endpoints.ts';
import {
  listUploads,
  mergeChanges,
  PostChanges,
  PostFields,
  withAddress,
} from './waiting-fields.ts';

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

/** `baseVersion` is the edited version, from the `ETag` of the post. With null the last write wins. */
const UPDATE_FIELDS = {
  postId: v.string(),
  changes: PostChanges,
  baseVersion: v.nullable(v.string()),
};
const PostUpdate = v.object({ op: v.literal('post.update'), ...UPDATE_FIELDS });

export const postUpdate = defineWrite('post.update', UPDATE_FIELDS, {
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

export const postDelete = defineWrite(
  'post.delete',
  { postId: v.string() },
  {
    endpoints: [deletePost],
    request: ({ postId }) => toRequest(deletePost, { postId }),
    entity: ({ postId }) => `post:${postId}`,
    // Waits for every write about the post: its text, likes and comments.
    lanes: ({ postId }) => [`post:${postId}`, `like:${postId}`, `thread:${postId}`],
    passesRefused: true,
    ids: {
      makes: null,
      removes: ({ postId }) => postId,
      without: null,
      needs: ({ postId }) => [postId],
      replace: (command, toId) => ({ ...command, postId: toId(command.postId) }),
    },
    collapse: { kind: 'cancels' },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);

/** Contains the wanted state, so a resend changes nothing. */
export const likeSet = defineWrite(
  'like.set',
  { postId: v.string(), on: v.boolean() },
  {
    endpoints: [likePost, unlikePost],
    request: ({ postId, on }) =>
      on ? toRequest(likePost, { postId }) : toRequest(unlikePost, { postId }),
    entity: ({ postId }) => `post:${postId}`,
    lanes: ({ postId }) => [`like:${postId}`],
    passesRefused: false,
    ids: {
      makes: null,
      removes: null,
      without: null,
      needs: ({ postId }) => [postId],
      replace: (command, toId) => ({ ...command, postId: toId(command.postId) }),
    },
    collapse: { kind: 'toggle', key: ({ postId }) => `like:${postId}`, isOn: ({ on }) => on },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);

/** `title` is shown in lists. Only another member's post can be hidden, so it always exists on the server. */
const HIDE_FIELDS = { postId: v.string(), title: v.string(), on: v.boolean() };

export const postHideSet = defineWrite('post-hide.set', HIDE_FIELDS, {
  endpoints: [setHiddenPost],
  request: ({ postId, on }) => toRequest(setHiddenPost, { postId }, { body: { hidden: on } }),
  entity: () => 'me',
  lanes: ({ postId }) => [`post-hide:${postId}`],
  passesRefused: true,
  ids: NO_IDS,
  collapse: { kind: 'toggle', key: ({ postId }) => `post-hide:${postId}`, isOn: ({ on }) => on },
  missingTarget: 'drop',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  rebase: null,
});
