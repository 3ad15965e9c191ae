import * as v from 'valibot';
import { defineToggle, defineWrite, toRequest } from '#contract/platform/define-write.ts';
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
    ids: {
      makes: (command) => command.post._id,
      needs: ({ post: { cookbookId, ...text } }) => [
        ...listUploads(text),
        ...(cookbookId ? [cookbookId] : []),
      ],
      // The member has deleted the recipe before the post was sent.
      without: (command, id) =>
        command.post.cookbookId === id
          ? { ...command, post: { ...command.post, cookbookId: null } }
          : undefined,
      replace: (command, toId) => {
        const { _id, cookbookId } = command.post;
        const recipe = cookbookId ? { cookbookId: toId(cookbookId) } : {};
        return { ...command, post: { ...command.post, _id: toId(_id), ...recipe } };
      },
    },
    collapse: { kind: 'once' },
    missingTarget: 'refuse',
    resend: 'for-ever',
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
  ids: {
    needs: ({ postId, changes }) => [postId, ...listUploads(changes)],
    replace: (command, toId) => ({ ...command, postId: toId(command.postId) }),
  },
  collapse: { kind: 'merge', key: ({ postId }) => postId, merge },
  missingTarget: 'refuse',
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
      removes: ({ postId }) => postId,
      needs: ({ postId }) => [postId],
      replace: (command, toId) => ({ ...command, postId: toId(command.postId) }),
    },
    collapse: { kind: 'cancels' },
    missingTarget: 'drop',
  },
);

export const likeSet = defineToggle(
  'like.set',
  { postId: v.string() },
  {
    endpoints: [likePost, unlikePost],
    request: ({ postId, on }) => toRequest(on ? likePost : unlikePost, { postId }),
    entity: ({ postId }) => `post:${postId}`,
    key: ({ postId }) => `like:${postId}`,
    ids: {
      needs: ({ postId }) => [postId],
      replace: (command, toId) => ({ ...command, postId: toId(command.postId) }),
    },
  },
);

/** `title` is shown in lists. Only another member's post can be hidden, so it always exists on the server. */
export const postHideSet = defineToggle(
  'post-hide.set',
  { postId: v.string(), title: v.string() },
  {
    endpoints: [setHiddenPost],
    request: ({ postId, on }) => toRequest(setHiddenPost, { postId }, { body: { hidden: on } }),
    entity: () => 'me',
    key: ({ postId }) => `post-hide:${postId}`,
    passesRefused: true,
  },
);
