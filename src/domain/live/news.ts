import type { Changes } from '#contract/live/changes.ts';

/** Changes on the server. A response to a request after `at` (ms) includes them. */
export interface News extends Changes {
  at: number;
}

export function mergeNews(one: News, other: News): News {
  return {
    posts: [...new Set([...one.posts, ...other.posts])],
    hasNewPosts: one.hasNewPosts || other.hasNewPosts,
    tips: [...new Set([...one.tips, ...other.tips])],
    hasNotifications: one.hasNotifications || other.hasNotifications,
    hasLists: one.hasLists === true || other.hasLists === true,
    hasCookbook: one.hasCookbook === true || other.hasCookbook === true,
    isEverything: one.isEverything || other.isEverything,
    spreadMs: Math.max(one.spreadMs, other.spreadMs),
    at: Math.max(one.at, other.at),
  };
}

export function toAllNews(at: number, spreadMs = 0): News {
  return {
    posts: [],
    hasNewPosts: true,
    tips: [],
    hasNotifications: true,
    hasLists: true,
    hasCookbook: true,
    isEverything: true,
    spreadMs,
    at,
  };
}
