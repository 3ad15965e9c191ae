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
  /** The target for main-thread milliseconds during start. It is printed, not enforced. */
  startCpu?: number;
}

interface Limits {
  requests: number;
  /** Transferred bytes, including headers. */
  bytes: number;
}

export const MAX_LAYOUT_SHIFT = 0.01;

/** The measured pages of a server with demo data. */
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
