import type { FastifyInstance } from 'fastify';
import {
  EXPORT_TYPES,
  type ExportFormat,
  exportCookbookRecipe,
  toExportFileName,
} from '#contract/cookbook/export.ts';
import { toCookbookText } from '#contract/cookbook/recipe.ts';
import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import { toCooklang } from '#contract/cookbook/write/cooklang.ts';
import { toJsonLd } from '#contract/cookbook/write/jsonld.ts';
import { toPlainText } from '#contract/cookbook/write/plain-text.ts';
import { addEndpoint, type Gate } from '#server/platform/http/add-endpoint.ts';
import { toPublicOrigin } from '#server/platform/http/public-origin.ts';

export function addCookbookExportRoute(
  app: FastifyInstance,
  gate: Gate,
  findVisible: (id: string, viewerId: string | undefined) => Promise<CookbookRecipe>,
): void {
  addEndpoint(
    app,
    exportCookbookRecipe,
    async ({ request, reply, params: { cookbookId }, query: { as }, viewerId }) => {
      const recipe = await findVisible(cookbookId, viewerId);
      const name = toExportFileName(recipe.title, as);
      return reply
        .header('content-type', EXPORT_TYPES[as])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(write(recipe, as, toPublicOrigin(request)));
    },
    gate,
  );
}

function write(recipe: CookbookRecipe, format: ExportFormat, origin: string): string {
  const text = toCookbookText(recipe);
  if (format === 'cooklang') return toCooklang(text);
  if (format === 'text') return toPlainText(text);
  const images = recipe.images.map(({ url, alt }) => ({ url: origin + url, alt }));
  const { _id, createdAt, updatedAt } = recipe;
  return `${JSON.stringify(toJsonLd({ ...text, images, _id, createdAt, updatedAt }), undefined, 2)}\n`;
}
