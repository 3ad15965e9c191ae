import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { pageQuery } from '#contract/platform/page-query.ts';
import { CommentBody, CommentChange } from '#contract/post/body.ts';
import { COMMENTS_PAGE } from '#contract/post/limits.ts';
import { CommentAnswer, CommentPage } from '#contract/post/schema.ts';

export const listComments = defineEndpoint({
  method: 'GET',
  path: '/posts/:postId/comments',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: pageQuery({}, COMMENTS_PAGE, COMMENTS_PAGE),
  response: CommentPage,
  statuses: [200],
  writes: false,
});

export const addComment = defineEndpoint({
  method: 'POST',
  path: '/posts/:postId/comments',
  access: 'member',
  limit: 'comments',
  body: CommentBody,
  query: null,
  response: CommentAnswer,
  // 200 if the author already has a comment with this id, for example after a retry.
  statuses: [200, 201],
  writes: true,
});

export const updateComment = defineEndpoint({
  method: 'PUT',
  path: '/posts/:postId/comments/:commentId',
  access: 'author',
  limit: 'comments',
  body: CommentChange,
  query: null,
  response: CommentAnswer,
  statuses: [200],
  writes: true,
});

export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/posts/:postId/comments/:commentId',
  access: 'comment-or-post-author',
  limit: null,
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});
