import type { FastifyInstance } from 'fastify';
import { type ImportBody, importCookbookRecipe } from '#contract/cookbook/import.ts';
import { addEndpoint, type Gate } from '#server/platform/http/add-endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import { createQueue } from '#server/platform/queue.ts';
import * as texts from '#texts/cookbook.ts';
import { FetchFailure, fetchPage, type Reach } from './fetch-page.ts';
import { PageReader } from './page-reader.ts';

/** `off`: no address is fetched. Tests pass their own rules. */
export type ImportReach = 'public' | 'off' | Reach;

const FETCHES = { concurrency: 8, waiting: 40 };
const READS = { concurrency: 1, waiting: 40 };

const FAILURES: Readonly<Record<FetchFailure['kind'], string>> = {
  invalid: texts.importAddressInvalid,
  refused: texts.importRefused,
  unreachable: texts.importUnreachable,
  'no-page': texts.importNoRecipe,
};

/** Adds `POST /cookbook/import`. It stores nothing. */
export function addCookbookImportRoute(
  app: FastifyInstance,
  { gate, importReach = 'off' }: { gate: Gate; importReach?: ImportReach | undefined },
): void {
  const reader = new PageReader();
  app.addHook('onClose', () => reader.close());
  const fetchNext = createQueue(FETCHES);
  const readNext = createQueue(READS);
  addEndpoint(
    app,
    importCookbookRecipe,
    async ({ userId, body }) => {
      const content = isFetched(body)
        ? await fetchNext(() => fetchContent(body.url, importReach), userId)
        : body;
      const draft = await readNext(() => reader.read(content), userId).catch((error: unknown) => {
        if (error instanceof Problem) throw error;
        // The page took too long or too much memory.
        return refuse(texts.importNoRecipe, error instanceof Error ? error : undefined);
      });
      return draft ?? refuse(texts.importNoRecipe);
    },
    gate,
  );
}

function isFetched(body: ImportBody): body is ImportBody & { url: string } {
  return body.html === undefined && body.text === undefined && body.url !== undefined;
}

async function fetchContent(address: string, reach: ImportReach) {
  if (reach === 'off') refuse(texts.importAddressOff);
  try {
    const { text, url } = await fetchPage(address, reach === 'public' ? {} : reach);
    return /^\s*[[{]/.test(text) ? { text, url } : { html: text, url };
  } catch (error) {
    if (error instanceof FetchFailure) refuse(FAILURES[error.kind], error);
    throw error;
  }
}

function refuse(text: string, cause?: Error): never {
  throw new Problem(422, text, cause && { cause });
}
