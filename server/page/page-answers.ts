import type { FastifyInstance } from 'fastify';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toHash } from '#server/platform/http/etag.ts';

/** API responses for a page, as a visitor gets them. */
export interface PageAnswers {
  /** JSON texts, keyed by the path below /api. */
  texts: ReadonlyMap<string, string>;
  /** Changes with any of the answers. */
  version: string;
}

/** Changes with the responses, except for the numbers of likes and comments of posts. */
export function toVersionWithoutCounts({ texts }: PageAnswers): string {
  const counts = /"(?:likes":\[[^\]]*\]|(?:like|comment)Count":\d+)/g;
  return toHash([...texts.values()].map((text) => text.replace(counts, '')).join('\n'));
}

/** Requests the paths from this server's API. Undefined unless every request succeeds. */
export async function askForPage(
  app: FastifyInstance,
  paths: readonly string[],
): Promise<PageAnswers | undefined> {
  const responses = await Promise.all(
    paths.map((path) => app.inject({ method: 'GET', url: API_BASE + path })),
  );
  if (responses.some(({ statusCode }) => statusCode !== 200)) return undefined;
  const texts = new Map(responses.map(({ body }, at) => [paths[at] ?? '', body]));
  const tags = responses.map(({ headers, body }) => headers.etag ?? toHash(body));
  return { texts, version: tags.join(' ') };
}
