import { readFileSync } from 'node:fs';
import { type Head, toHeadHtml } from './head.ts';

/** Where the build leaves room for what differs per page. */
const MARKER = '<!--head-->';
const TITLE = /<title>([^<]*)<\/title>\s*/;
/** By day; by night it is one brown, whatever the page. */
const COLOUR =
  /(<meta\s+name="theme-color"\s+media="\(prefers-color-scheme: light\)"\s+content=")[^"]*/;
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"[^>]*>\s*/;

export interface Shell {
  title: string;
  description: string;
  /** As built. */
  html: string;
  /**
   * With the colour of the browser's bar by day, and with a head of its own, whose title and description stand in for
   * those of the build.
   */
  toHtml(colour: string, head?: Head): string;
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
    toHtml: (colour, head) => {
      const start = (head ? rest : before).replace(COLOUR, `$1${colour}`);
      return start + (head ? toHeadHtml(head) : '') + after;
    },
  };
}
