import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { getInsight } from '#contract/recipe/endpoints.ts';
import type { Insight } from '#contract/recipe/insight.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { toHash } from '#server/platform/http/etag.ts';
import { JSON_TYPE, type SendText } from '#server/platform/http/send-text.ts';
import { Problem } from '#server/platform/problem.ts';
import * as recipeTexts from '#texts/recipe.ts';
import type { InsightModel } from './model.ts';
import { findInsight } from './store.ts';
import { createWrittenInsights } from './written-insights.ts';

export interface InsightParts {
  pool: Pool;
  sendText: SendText;
  insightModel?: InsightModel | undefined;
}

export function addInsightRoutes(app: FastifyInstance, parts: InsightParts): void {
  const { pool, sendText, insightModel } = parts;
  const findWritten = insightModel && createWrittenInsights(insightModel);

  addEndpoint(
    app,
    getInsight,
    async ({ request, reply, params: { recipeId } }) => {
      if (recipeId === '') throw new Problem(400, recipeTexts.noInsightId);
      const stored = await findInsight(pool, recipeId);
      if (stored === undefined) throw new Problem(404, recipeTexts.recipeNotFound);
      const { insight: notes, etag } = stored;
      const written = await findWritten?.(
        { ...stored, notes, key: toHash(etag + notes) },
        request.log,
      );
      const answer: Insight = { insight: written ?? notes };
      const body = JSON.stringify(answer);
      return sendText(request, reply, { body, hash: toHash(body), type: JSON_TYPE });
    },
    undefined,
    { isLastParamOptional: true },
  );
}
