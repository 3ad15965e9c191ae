import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  CONTENT_PLACEHOLDER,
  PAGE_FILES_ID,
  preloadFonts,
  type RenderedPage,
  SERVED_ANSWERS_ID,
  STYLES_PLACEHOLDER,
  toStyleElements,
} from '#contract/page/served-page.ts';
import type { PageAnswers } from './page-answers.ts';

/** Characters. A longer JSON text would delay the first frame, so the app requests it instead. */
const LONGEST_ANSWER = 24_000;

export interface Content {
  page: RenderedPage;
  answers: PageAnswers;
  /** Script URLs of the page. */
  files: readonly string[];
}

/** Inserts a rendered page into HTML that already has its head. */
export function fillTemplate(html: string, { page, answers, files }: Content): string {
  const data = toJsonScript(SERVED_ANSWERS_ID, toJson(listEmbedded(answers)));
  return preloadFonts(html, page.html)
    .replace(STYLES_PLACEHOLDER, () => toStyleElements(page.styles))
    .replace(
      `${CONTENT_PLACEHOLDER}</div>`,
      () => `${page.html}</div>${data}${toJsonScript(PAGE_FILES_ID, JSON.stringify(files))}`,
    );
}

/** API responses that are short enough to be embedded in the page. */
function listEmbedded({ texts }: PageAnswers): Map<string, string> {
  return new Map([...texts].filter(([, text]) => text.length <= LONGEST_ANSWER));
}

/** Adds the page's own style rules to the content policy. */
export function allowStyles(policy: string, { styles }: RenderedPage): string {
  const hashes = styles.map(({ rules }) => {
    return `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;
  });
  return policy.replace('style-src ', `style-src ${hashes.join(' ')} `);
}

/** Script URLs by page name. */
const PageFiles = v.record(v.string(), v.array(v.string()));
export type PageFiles = v.InferOutput<typeof PageFiles>;

/** Empty if the build has no list. */
export function readPageFiles(clientDir: string): PageFiles {
  const file = join(clientDir, 'page-files.json');
  return existsSync(file) ? v.parse(PageFiles, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function toJson(texts: ReadonlyMap<string, string>): string {
  const pairs = [...texts].map(([path, text]) => `${JSON.stringify(path)}:${text}`);
  return `{${pairs.join(',')}}`;
}

/** Escapes `<`, so that no text can end the element. */
function toJsonScript(id: string, json: string): string {
  const text = json.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${text}</script>`;
}
