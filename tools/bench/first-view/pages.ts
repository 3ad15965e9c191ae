import * as v from 'valibot';
import { pagePaths } from '#contract/page/paths.ts';
import { PostPage } from '#contract/post/schema.ts';
import type { BuiltServer } from '#e2e/support/server.ts';

/** A page with the limits of its first view. */
export interface ViewedPage {
  name: string;
  address: string;
  /** Undefined for a page that is only compared. */
  limits?: Limits;
  /** The target for the largest paint, in milliseconds. It is printed, not enforced. */
  largestPaint?: number;
  /** The target for main-thread milliseconds during start. It is printed, not enforced. */
  startCpu?: number;
}

interface Limits {
  requests: number;
  /** Transferred bytes, including headers. */
  bytes: number;
}

export const MAX_LAYOUT_SHIFT = 0.01;
/** Targets of every page. They are printed, not enforced. */
export const MIN_SCORE = 95;
export const MAX_BLOCKING_MS = 150;

/** The measured pages of a server with demo data. */
export async function listViewedPages(server: BuiltServer): Promise<ViewedPage[]> {
  const origin = `http://127.0.0.1:${server.port}`;
  const dish = await server.fetchDish('asian');
  const { posts } = v.parse(PostPage, await (await fetch(`${origin}/api/posts`)).json());
  const [post] = posts;
  if (!post) throw new Error('The demo has no post');
  const define = (
    name: string,
    path: string,
    [requests, largestPaint, startCpu]: [number, number, number?],
  ): ViewedPage => ({
    name,
    address: origin + path,
    limits: { requests, bytes: path === pagePaths.home ? 500_000 : 600_000 },
    largestPaint,
    ...(startCpu !== undefined && { startCpu }),
  });
  return [
    define('home', pagePaths.home, [20, 1200, 120]),
    define('all recipes', pagePaths.allRecipes, [24, 1800, 220]),
    define('cuisine', pagePaths.cuisine('asian'), [24, 1800, 200]),
    define('recipe', pagePaths.recipe(dish._id), [24, 1600, 200]),
    define('trending', pagePaths.trendingRecipes, [24, 1800]),
    define('search', pagePaths.search, [24, 1800]),
    define('feed', pagePaths.community, [28, 1800]),
    define('post', pagePaths.post(post._id), [28, 1600, 200]),
    define('cooking view', pagePaths.cook(dish._id), [28, 1600]),
  ];
}
