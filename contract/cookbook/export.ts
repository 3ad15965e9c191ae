import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import * as texts from '#texts/cookbook.ts';

export const EXPORT_FORMATS = ['jsonld', 'cooklang', 'text'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** One recipe as a file. */
export const exportCookbookRecipe = defineEndpoint({
  method: 'GET',
  path: '/cookbook/:cookbookId/export',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: v.object({
    as: v.optional(v.picklist(EXPORT_FORMATS, texts.formatInvalid), 'jsonld'),
  }),
  response: v.instance(Blob),
  statuses: [200],
  writes: false,
});

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  jsonld: 'application/ld+json; charset=utf-8',
  cooklang: 'text/plain; charset=utf-8',
  text: 'text/plain; charset=utf-8',
};

const EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  jsonld: 'jsonld',
  cooklang: 'cook',
  text: 'txt',
};

/** File name of a recipe, in ASCII: "Crème brûlée" becomes "creme-brulee.cook". */
export function toExportFileName(title: string, format: ExportFormat): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'recipe'}.${EXTENSIONS[format]}`;
}
