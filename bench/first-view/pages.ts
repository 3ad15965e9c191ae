import * as v from 'valibot';
import { pagePaths } from '../../contract/paths.ts';
import { PostPage } from '../../contract/post/post.ts';
import type { BuiltServer } from '../../e2e/support/server.ts';

/** A page as somebody opens it for the first time, and what that may cost. */
export interface ViewedPage {
  name: string;
  address: string;
  /** Absent where a page is only compared. */
  limits?: Limits;
  /** Milliseconds of the page's own thread that a start should take; printed, not enforced. */
  startCpu?: number;
}

interface Limits {
  requests: number;
  /** As they cross the wire, headers included. */
  bytes: number;
}

export const MAX_LAYOUT_SHIFT = 0.01;

/** The pages of a server that is filled with demo data. */
export async function listViewedPages(server: BuiltServer): Promise<ViewedPage[]> {
  const origin = `http://127.0.0.1:${server.port}`;
  const dish = await server.fetchDish('asian');
  const { posts } = v.parse(PostPage, await (await fetch(`${origin}/api/posts`)).json());
  const [post] = posts;
  if (!post) throw new Error('The demo has no post');
  const define = (name: string, path: string, limits: Limits, startCpu?: number): ViewedPage => ({
    name,
    address: origin + path,
    limits,
    ...(startCpu !== undefined && { startCpu }),
  });
  return [
    define('home', pagePaths.home, { requests: 20, bytes: 500_000 }, 120),
    define('all recipes', pagePaths.allRecipes, { requests: 24, bytes: 600_000 }, 220),
    define('cuisine', pagePaths.cuisine('asian'), { requests: 24, bytes: 600_000 }, 200),
    define('recipe', pagePaths.recipe(dish._id), { requests: 24, bytes: 600_000 }, 200),
    define('trending', pagePaths.trendingRecipes, { requests: 24, bytes: 600_000 }),
    define('search', pagePaths.search, { requests: 24, bytes: 600_000 }),
    define('feed', pagePaths.community, { requests: 28, bytes: 600_000 }),
    define('post', pagePaths.post(post._id), { requests: 28, bytes: 600_000 }, 200),
  ];
}
