import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findFamily, findFamilyOf, toCuisineId } from '../../contract/catalogue.ts';
import { toPath as toApiPath } from '../../contract/endpoint.ts';
import { listRecipes } from '../../contract/endpoints/recipes.ts';
import { toPageColour } from '../../contract/page-colour.ts';
import { toPageTitle, toSearchTitle } from '../../contract/page-title.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { toRecipePagePath } from '../../contract/recipe-paths.ts';
import { pageTexts } from '../../texts/en/pages.ts';
import { toHash } from '../http/etag.ts';
import type { SendText } from '../http/send-text.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Head } from './head.ts';
import { toMemberHead } from './member-head.ts';
import { isFile, SERVED_PLAIN } from './page-addresses.ts';
import { toPlace } from './place.ts';
import type { PageSources } from './ports.ts';
import { toPostHead } from './post-head.ts';
import type { Place } from './recipe-data.ts';
import { toCookHead, toCuisineHead, toListHead, toRecipeHead } from './recipe-head.ts';
import type { Shell } from './shell.ts';

/** Milliseconds that a page waits for the data of its head; the app works without. */
const HEAD_WITHIN = 1500;

type Sent = FastifyReply | Promise<FastifyReply>;

export interface PageParts {
  sources: PageSources;
  sendText: SendText;
  home: Shell;
  shell: Shell;
}

/** Serves every page of the app with its own head. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): void {
  const { sources, sendText, home, shell } = parts;
  const send = (request: FastifyRequest, reply: FastifyReply, body: string) =>
    sendText(request, reply, { body, hash: toHash(body), type: 'text/html; charset=utf-8' });
  const sendShell = (request: FastifyRequest, reply: FastifyReply, head?: Head) =>
    send(request, reply, shell.toHtml(toPageColour(toPath(request)), head));
  /** Without database the shell is served: the app may have the recipe on the device. */
  const sendFound = async <T>(
    [request, reply]: [FastifyRequest, FastifyReply],
    work: Promise<T>,
    toAnswer: (found: T) => Sent,
  ) => {
    let found: T;
    try {
      found = await withTimeout(work, HEAD_WITHIN);
    } catch (error) {
      request.log.error(error);
      return sendShell(request, reply);
    }
    return toAnswer(found);
  };

  app.get(pagePaths.home, (request, reply) => {
    const head = toHomeHead(home, toPlace(request, pagePaths.home));
    return send(request, reply, home.toHtml(toPageColour(pagePaths.home), head));
  });

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

function toPath(request: FastifyRequest): string {
  const [path = '/'] = (request.raw.url ?? '/').split('?');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function toRecipe({ body }: { body: string }): Recipe {
  return JSON.parse(body);
}
