import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { toPageColour } from '#contract/page/colour.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle, toSearchTitle } from '#contract/page/title.ts';
import { toPath as toApiPath } from '#contract/platform/endpoint.ts';
import { SERVED_FEEDS } from '#contract/post/served-feed.ts';
import { findFamily, findFamilyOf, toCuisineId } from '#contract/recipe/catalogue.ts';
import { listCuisines, listRecipes } from '#contract/recipe/endpoints.ts';
import { TRENDING_PATH, toRecipePagePath } from '#contract/recipe/paths.ts';
import { ROW_PICTURE_SIZES, TRENDING_PICTURE_SIZES } from '#contract/recipe/picture.ts';
import { Recipe } from '#contract/recipe/schema.ts';
import type { SendText } from '#server/platform/http/send-text.ts';
import * as httpTexts from '#texts/http.ts';
import * as pageTexts from '#texts/page.ts';
import type { Head } from './head.ts';
import { toMemberHead } from './member-head.ts';
import { isFile, SERVED_PLAIN } from './page-addresses.ts';
import { type PageReplies, toPageReplies, toPath } from './page-replies.ts';
import { toPageUrl } from './page-url.ts';
import type { PageSources } from './ports.ts';
import { toPostHead } from './post-head.ts';
import type { PageUrl } from './recipe-data.ts';
import { toCookHead, toCuisineHead, toListHead, toRecipeHead } from './recipe-head.ts';
import type { ServedPages } from './served-pages.ts';
import type { Shell } from './shell.ts';

export interface PageParts {
  sources: PageSources;
  sendText: SendText;
  home: Shell;
  shell: Shell;
  /** Hash of the home page's preview picture. */
  homeHash?: string | undefined;
  served?: ServedPages | undefined;
}

/** Serves every page of the app with its own head. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): void {
  const { sources, home } = parts;
  const replies = toPageReplies(parts);
  addHomePage(app, home, replies);
  addPlainPages(app, replies);
  addListPages(app, sources, replies);
  addRecipePages(app, sources, replies);
  addCommunityPages(app, sources, replies);
  addMissingPages(app, replies);
}

function addHomePage(app: FastifyInstance, home: Shell, replies: PageReplies): void {
  const { send, withPicture } = replies;
  app.get(pagePaths.home, (request, reply) => {
    const head = withPicture(request, toHomeHead(home, toPageUrl(request, pagePaths.home)));
    return send(request, reply, home.toHtml(toPageColour(pagePaths.home), head));
  });
}

/** The lists of the community that are the same for everyone, with their first requests. */
const FEED = { view: '', answers: [SERVED_FEEDS.feed] };
const TRENDING_FEED = { view: '?tab=trending', answers: [SERVED_FEEDS.trending] };

/** API paths that the search page requests before a query is typed. */
const SEARCH_ANSWERS = [toApiPath(listRecipes), toApiPath(listCuisines)];

function addPlainPages(app: FastifyInstance, { sendShell, sendServed }: PageReplies): void {
  for (const { path, name, description } of SERVED_PLAIN) {
    app.get<{ Querystring: Record<string, string | string[] | undefined> }>(
      path,
      (request, reply) => {
        const { url } = toPageUrl(request, toPath(request));
        const title = toPageTitle(name);
        const noindex = path !== pagePaths.community;
        const head = toPlainHead({ title, description, url, noindex });
        if (noindex) return sendShell(request, reply, head);
        const { tab, tag } = request.query;
        const feed = tab === 'trending' && tag === undefined ? TRENDING_FEED : FEED;
        return sendServed(request, reply, {
          name: 'community',
          head: { ...head, answers: feed.answers },
          view: feed.view,
          isBusy: true,
        });
      },
    );
  }

  app.get<{ Querystring: { q?: string | string[] } }>(pagePaths.search, (request, reply) => {
    const { url } = toPageUrl(request, pagePaths.search);
    const title = toPageTitle(toSearchTitle([request.query.q ?? ''].flat()[0] ?? ''));
    const description = pageTexts.aboutSearch;
    const head = toPlainHead({ title, description, url, noindex: true });
    return sendServed(request, reply, {
      name: 'search',
      head: { ...head, answers: SEARCH_ANSWERS },
    });
  });
}

/**
 * Lists of recipes from all cuisines. `answers` are the API paths of the page's first requests, `sizes` is the
 * attribute of its first picture.
 */
const LISTS = [
  {
    path: pagePaths.allRecipes,
    page: 'all-recipes',
    name: pageTexts.allRecipes,
    description: pageTexts.aboutAllRecipes,
    answers: [toRecipePagePath('', 1), toApiPath(listCuisines)],
    sizes: ROW_PICTURE_SIZES,
  },
  {
    path: pagePaths.trendingRecipes,
    page: 'trending-recipes',
    name: pageTexts.trendingRecipe,
    description: pageTexts.aboutTrendingRecipes,
    answers: [TRENDING_PATH],
    sizes: TRENDING_PICTURE_SIZES,
  },
] as const;

function addListPages(
  app: FastifyInstance,
  sources: PageSources,
  { sendServed, sendMissing, sendFound }: PageReplies,
): void {
  for (const list of LISTS) {
    app.get(list.path, (request, reply) =>
      sendFound([request, reply], sources.findFirstRecipe(), (first) => {
        const pageUrl = toPageUrl(request, list.path);
        const head = toListHead(list, first && toRecipe(first), pageUrl);
        return sendServed(request, reply, { name: list.page, head });
      }),
    );
  }

  app.get<{ Params: { id: string }; Querystring: { region?: string | string[] } }>(
    '/cuisine/:id',
    (request, reply) => {
      const id = toCuisineId(request.params.id);
      const family = findFamily(id);
      if (family === undefined && findFamilyOf(id) === undefined) {
        return sendMissing(request, reply);
      }
      return sendFound([request, reply], sources.findRecipesOf(id), (found) => {
        const recipes = found.map(toRecipe);
        const pageUrl = toPageUrl(request, pagePaths.cuisine(id));
        const regions = family?.cuisines ?? recipes.map((recipe) => recipe.region ?? '');
        const region = regions.find((one) => one !== '' && one === request.query.region);
        const view = region === undefined ? '' : `?${new URLSearchParams({ region }).toString()}`;
        const shown = recipes.filter((one) => [one.cuisine, one.region].includes(region));
        const { preloads } = toCuisineHead(id, region === undefined ? recipes : shown, pageUrl);
        const head = { ...toCuisineHead(id, recipes, pageUrl), preloads };
        return sendServed(request, reply, { name: 'cuisine', head, view });
      });
    },
  );
}

function addRecipePages(
  app: FastifyInstance,
  sources: PageSources,
  { sendServed, sendMissing, sendFound }: PageReplies,
): void {
  const findRated = (id: string) => Promise.all([sources.findRecipe(id), sources.findRating(id)]);
  app.get<{ Params: { id: string } }>('/recipe/:id', (request, reply) =>
    sendFound([request, reply], findRated(request.params.id), ([stored, rated]) => {
      if (stored === undefined) return sendMissing(request, reply);
      const recipe = toRecipe(stored);
      const pageUrl = toPageUrl(request, pagePaths.recipe(recipe._id));
      const head = toRecipeHead(recipe, pageUrl, stored, rated);
      return sendServed(request, reply, { name: 'recipe', head });
    }),
  );

  app.get<{ Params: { id: string } }>('/recipe/:id/cook', (request, reply) =>
    sendFound([request, reply], sources.findRecipe(request.params.id), (stored) => {
      if (stored === undefined) return sendMissing(request, reply);
      const recipe = toRecipe(stored);
      const pageUrl = toPageUrl(request, pagePaths.recipe(recipe._id));
      return sendServed(request, reply, { name: 'cook', head: toCookHead(recipe, pageUrl) });
    }),
  );
}

function addCommunityPages(
  app: FastifyInstance,
  sources: PageSources,
  { sendServed, sendMissing, sendFound }: PageReplies,
): void {
  app.get<{ Params: { id: string } }>('/profile/:id', (request, reply) =>
    sendFound([request, reply], sources.findMember(request.params.id), (user) => {
      if (user === undefined) return sendMissing(request, reply);
      const pageUrl = toPageUrl(request, pagePaths.member(user.id));
      return sendServed(request, reply, { name: 'member', head: toMemberHead(user, pageUrl) });
    }),
  );

  app.get<{ Params: { id: string } }>('/post/:id', (request, reply) =>
    sendFound([request, reply], sources.findPostSummary(request.params.id), (found) => {
      if (found === undefined) return sendMissing(request, reply);
      const pageUrl = toPageUrl(request, pagePaths.post(found.post._id));
      return sendServed(request, reply, { name: 'post', head: toPostHead(found, pageUrl) });
    }),
  );
}

function addMissingPages(app: FastifyInstance, { sendMissing }: PageReplies): void {
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !isFile(toPath(request));
    if (isPage) return sendMissing(request, reply);
    return reply.code(404).type('text/plain; charset=utf-8').send(httpTexts.notFound);
  });
}

function toHomeHead({ title, description }: Shell, { origin, url }: PageUrl): Head {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Simmer',
    url: origin,
  };
  return { title, description, url, kind: 'website', data, preloads: [] };
}

function toPlainHead(head: Omit<Head, 'kind' | 'preloads'>): Head {
  return { ...head, kind: 'website', preloads: [] };
}

function toRecipe({ body }: { body: string }): Recipe {
  return v.parse(Recipe, JSON.parse(body));
}
