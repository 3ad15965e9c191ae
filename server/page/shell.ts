import { readFileSync } from 'node:fs';
import { type Head, NOINDEX, toHeadHtml } from './head.ts';

/** Placeholders of the build. */
const MARKER = '<!--head-->';
const TITLE = /<title>([^<]*)<\/title>\s*/;
/** Light mode only; dark mode has one color for all pages. */
const COLOUR =
  /(<meta\s+name="theme-color"\s+media="\(prefers-color-scheme: light\)"\s+content=")[^"]*/;
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"[^>]*>\s*/;

export interface Shell {
  title: string;
  description: string;
  html: string;
  /** Sets the theme color of light mode. A given head replaces title and description of the build. */
  toHtml(colour: string, head?: Head): string;
  /** Keeps the head of the build and excludes the page from search engines. */
  toMissingHtml(colour: string): string;
}

/** Reads a built page. Throws if it has no placeholder for the head. */
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
    toHtml: (colour, head) => {
      const start = (head ? rest : before).replace(COLOUR, `$1${colour}`);
      return start + (head ? toHeadHtml(head) : '') + after;
    },
    toMissingHtml: (colour) => before.replace(COLOUR, `$1${colour}`) + NOINDEX + after,
  };
}
