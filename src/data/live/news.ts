import type { Changes } from '../../../contract/live/changes.ts';

/** What has changed at the server. An answer that was asked for after `at` (ms) has it already. */
export interface News extends Changes {
  at: number;
}

/** What came together is asked for once. */
export function mergeNews(one: News, other: News): News {
  return {
    posts: [...new Set([...one.posts, ...other.posts])],
    hasNewPosts: one.hasNewPosts || other.hasNewPosts,
    tips: [...new Set([...one.tips, ...other.tips])],
    hasNotifications: one.hasNotifications || other.hasNotifications,
    isEverything: one.isEverything || other.isEverything,
    spreadMs: Math.max(one.spreadMs, other.spreadMs),
    at: Math.max(one.at, other.at),
  };
}

/** Everything may have changed until then. */
export function toAllNews(at: number, spreadMs = 0): News {
  return {
    posts: [],
    hasNewPosts: true,
    tips: [],
    hasNotifications: true,
    isEverything: true,
    spreadMs,
    at,
  };
}
