import * as v from 'valibot';
import { WITH_PICTURE_MAX } from '../body-limits.ts';
import { defineEndpoint, defineVariant } from '../endpoint.ts';
import { pageQuery, queryText } from '../page-query.ts';
import { LikeAnswer, Likers, Post, PostPage } from '../post/post.ts';
import { PostBody, PostChange } from '../post/post-body.ts';

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/posts',
  access: 'visitor-or-member',
  // Only requests with a `q` count towards the limit.
  limit: 'searches',
  body: null,
  query: pageQuery({
    author: queryText,
    authorId: queryText,
    category: queryText,
    type: queryText,
    tag: queryText,
    q: queryText,
  }),
  response: PostPage,
  statuses: [200],
  writes: false,
});

export const listTrendingPosts = defineEndpoint({
  method: 'GET',
  path: '/posts/trending',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: pageQuery({}),
  response: PostPage,
  statuses: [200],
  writes: false,
});

export const listPostsOfUser = defineVariant(listTrendingPosts, { path: '/users/:userId/posts' });

export const getPost = defineEndpoint({
  method: 'GET',
  path: '/posts/:postId',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: null,
  response: Post,
  statuses: [200],
  writes: false,
});

export const createPost = defineEndpoint({
  method: 'POST',
  path: '/posts',
  access: 'member',
  limit: 'posts',
  body: PostBody,
  bodyMax: WITH_PICTURE_MAX,
  query: null,
  response: Post,
  // 200 if the author already has a post with this id, for example after a retry.
  statuses: [200, 201],
  writes: true,
});

export const updatePost = defineEndpoint({
  method: 'PUT',
  path: '/posts/:postId',
  access: 'author',
  limit: 'posts',
  body: PostChange,
  bodyMax: WITH_PICTURE_MAX,
  query: null,
  response: Post,
  statuses: [200],
  writes: true,
});

export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/posts/:postId',
  access: 'author',
  limit: null,
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

export const likePost = defineEndpoint({
  method: 'POST',
  path: '/posts/:postId/like',
  access: 'member',
  limit: 'likes',
  body: null,
  query: null,
  response: LikeAnswer,
  statuses: [200],
  writes: true,
});

export const unlikePost = defineVariant(likePost, { method: 'DELETE' });

export const listLikers = defineEndpoint({
  method: 'GET',
  path: '/posts/:postId/likes',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: null,
  response: Likers,
  statuses: [200],
  writes: false,
});
