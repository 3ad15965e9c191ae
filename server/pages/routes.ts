import type { FastifyInstance } from 'fastify';
import { findFamily, findFamilyOf, toCuisineId } from '../../contract/catalogue.ts';
import { toPath as toApiPath } from '../../contract/endpoint.ts';
import { listRecipes } from '../../contract/endpoints/recipes.ts';
import { toPageColour } from '../../contract/page-colour.ts';
import { toPageTitle, toSearchTitle } from '../../contract/page-title.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { toRecipePagePath } from '../../contract/recipe-paths.ts';
import * as pageTexts from '../../texts/en/pages.ts';
import type { SendText } from '../http/send-text.ts';
import type { Head } from './head.ts';
import { toMemberHead } from './member-head.ts';
import { isFile, SERVED_PLAIN } from './page-addresses.ts';
import { type PageReplies, toPageReplies, toPath } from './page-replies.ts';
import { toPlace } from './place.ts';
import type { PageSources } from './ports.ts';
import { toPostHead } from './post-head.ts';
import type { Place } from './recipe-data.ts';
import { toCookHead, toCuisineHead, toListHead, toRecipeHead } from './recipe-head.ts';
import type { Shell } from './shell.ts';

export interface PageParts {
  sources: PageSources;
  sendText: SendText;
  home: Shell;
  shell: Shell;
}

/** Serves every page of the app with its own head. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): void {
  const { sources, sendText, home, shell } = parts;
  const replies = toPageReplies(sendText, shell);
  addHomePage(app, home, replies);
  addPlainPages(app, replies);
  addListPages(app, sources, replies);
  addRecipePages(app, sources, replies);
  addCommunityPages(app, sources, replies);
  addMissingPages(app, replies);
}

function addHomePage(app: FastifyInstance, home: Shell, { send }: PageReplies): void {
  app.get(pagePaths.home, (request, reply) => {
    const head = toHomeHead(home, toPlace(request, pagePaths.home));
    return send(request, reply, home.toHtml(toPageColour(pagePaths.home), head));
  });
}

function addPlainPages(app: FastifyInstance, { sendShell }: PageReplies): void {
  for (const { path, name, description } of SERVED_PLAIN) {
    app.get(path, (request, reply) => {
      const { url } = toPlace(request, toPath(request));
      const title = toPageTitle(name);
      return sendShell(request, reply, { title, description, url, kind: 'website', preloads: [] });
    });
  }

  app.get<{ Querystring: { q?: string | string[] } }>(pagePaths.search, (request, reply) => {
    const { url } = toPlace(request, pagePaths.search);
    const title = toPageTitle(toSearchTitle([request.query.q ?? ''].flat()[0] ?? ''));
    const description = 'Find a dish by its name, an ingredient or a cuisine.';
    return sendShell(request, reply, { title, description, url, kind: 'website', preloads: [] });
  });
}

function addListPages(
  app: FastifyInstance,
  sources: PageSources,
  { sendShell, sendFound }: PageReplies,
): void {
  for (const [path, name, data] of [
    [pagePaths.allRecipes, pageTexts.allRecipes, toRecipePagePath('', 1)],
    [pagePaths.trendingRecipes, pageTexts.trendingRecipe, toApiPath(listRecipes)],
  ] as const) {
    app.get(path, (request, reply) =>
      sendFound([request, reply], sources.findFirstRecipe(), (first) => {
        const place = toPlace(request, path);
        return sendShell(request, reply, toListHead(name, first && toRecipe(first), data, place));
      }),
    );
  }

  app.get<{ Params: { id: string } }>('/cuisine/:id', (request, reply) => {
    const id = toCuisineId(request.params.id);
    const isKnown = findFamily(id) !== undefined || findFamilyOf(id) !== undefined;
    if (!isKnown) return sendShell(request, reply.code(404));
    return sendFound([request, reply], sources.findRecipesOf(id), (recipes) => {
      const place = toPlace(request, pagePaths.cuisine(id));
      return sendShell(request, reply, toCuisineHead(id, recipes.map(toRecipe), place));
    });
  });
}

function addRecipePages(
  app: FastifyInstance,
  sources: PageSources,
  { sendShell, sendFound }: PageReplies,
): void {
  for (const [path, toHead] of [
    ['/recipe/:id', toRecipeHead],
    ['/recipe/:id/cook', toCookHead],
  ] as const) {
    app.get<{ Params: { id: string } }>(path, (request, reply) =>
      sendFound([request, reply], sources.findRecipe(request.params.id), (stored) => {
        if (stored === undefined) return sendShell(request, reply.code(404));
        const recipe = toRecipe(stored);
        const place = toPlace(request, pagePaths.recipe(recipe._id));
        return sendShell(request, reply, toHead(recipe, place));
      }),
    );
  }
}

function addCommunityPages(
  app: FastifyInstance,
  sources: PageSources,
  { sendShell, sendFound }: PageReplies,
): void {
  app.get<{ Params: { id: string } }>('/profile/:id', (request, reply) =>
    sendFound([request, reply], sources.findMember(request.params.id), (user) => {
      if (user === undefined) return sendShell(request, reply.code(404));
      const place = toPlace(request, pagePaths.member(user.id));
      return sendShell(request, reply, toMemberHead(user, place));
    }),
  );

  app.get<{ Params: { id: string } }>('/post/:id', (request, reply) =>
    sendFound([request, reply], sources.findPostSummary(request.params.id), (found) => {
      if (found === undefined) return sendShell(request, reply.code(404));
      const place = toPlace(request, pagePaths.post(found.post._id));
      return sendShell(request, reply, toPostHead(found, place));
    }),
  );
}

function addMissingPages(app: FastifyInstance, { sendShell }: PageReplies): void {
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !isFile(toPath(request));
    reply.code(404);
    if (isPage) return sendShell(request, reply);
    return reply.type('text/plain; charset=utf-8').send('Not found');
  });
}

function toHomeHead({ title, description }: Shell, { origin, url }: Place): Head {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Simmer',
    url: origin,
  };
  return { title, description, url, kind: 'website', data, preloads: [] };
}

function toRecipe({ body }: { body: string }): Recipe {
  return JSON.parse(body);
}
