import { readFileSync } from 'node:fs';
import { type Head, toHeadHtml } from './head.ts';

/** Where the build leaves room for what differs per page. */
const MARKER = '<!--head-->';
const TITLE = /<title>([^<]*)<\/title>\s*/;
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"[^>]*>\s*/;

export interface Shell {
  title: string;
  description: string;
  /** As built. */
  html: string;
  /** With a head of its own, whose title and description stand in for those of the build. */
  toHtml(head?: Head): string;
}

/** Reads a built page; throws where it leaves no room for a head. */
export function readShell(file: string): Shell {
  const html = readFileSync(file, 'utf8');
  const [before, after] = html.split(MARKER);
  if (before === undefined || after === undefined) throw new Error(`${file} has no ${MARKER}.`);
  const title = TITLE.exec(before)?.[1] ?? 'Simmer';
  const description = DESCRIPTION.exec(before)?.[1] ?? '';
  const rest = before.replace(TITLE, '').replace(DESCRIPTION, '');
  return {
    title,
    description,
    html,
    toHtml: (head) => (head ? rest + toHeadHtml(head) + after : before + after),
  };
}
