import * as v from 'valibot';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { WITH_PICTURE_MAX } from '#contract/platform/body-limits.ts';
import { defineEndpoint, defineVariant } from '#contract/platform/endpoint.ts';
import { pageQuery, queryText } from '#contract/platform/page-query.ts';
import { PostBody, PostChange } from './body.ts';
import { Cooks } from './cooks.ts';
import { HiddenPost } from './hidden-post.ts';
import { LikeAnswer, Likers, Post, PostPage } from './schema.ts';

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

/** Hides another member's post from the caller's lists, or shows it again. */
export const setHiddenPost = defineEndpoint({
  method: 'PUT',
  path: '/user/hidden-posts/:postId',
  access: 'member',
  limit: null,
  body: v.object({ hidden: v.boolean() }),
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});

/** Lists the posts that the caller has hidden, newest first. Its own file, because every page loads `setHiddenPost`. */
export const listHiddenPosts = defineEndpoint({
  method: 'GET',
  path: '/user/hidden-posts',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: v.object({ posts: v.array(HiddenPost) }),
  statuses: [200],
  writes: false,
});

export const listCooks = defineEndpoint({
  method: 'GET',
  path: '/recipes/:recipeId/cooks',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: pageQuery({}),
  response: Cooks,
  statuses: [200],
  writes: false,
});

export const listCooksOfUser = defineVariant(listPostsOfUser, { path: '/users/:userId/cooks' });
