import { readFileSync } from 'node:fs';
import { listFiles } from './imports.ts';

/** Phrases that most readers have to read twice. CONTRIBUTING.md explains what to write in their place. */
const HARD = [
  // People without a role: write viewer, member, author, caller.
  /\b(?:some|no)body\b/iu,
  /\bwho(?:so)?ever\b/iu,
  /\boneself\b/iu,
  /\bone[’']s\b/iu,
  /\bof one\b/iu,
  /\bwhose\b/iu,
  // Verbs of speech and posture for what code does: write return, show, store, render.
  /\b(?:is|are|was|be|been) (?:told|said|meant|asked)\b/iu,
  /\b(?:tells?|told)\b/iu,
  /\bsays? (?:so|what|that|how|when|whether|where|which)\b/iu,
  /\bstands?\b/iu,
  /\b(?:lies|lay|laid)\b/iu,
  /\bcan(?:not| not)? be had\b/iu,
  // "where" for "if", and clauses that have to be taken apart.
  /\bwhere (?:it|there|its|nothing|none|no|a|the|they|one)\b/iu,
  /\bwhat (?:is|was|are|were|one|they|it)\b/iu,
  /\bthat is (?:no|not|gone|there|shown|asked)\b/iu,
  /\bso (?:many|much|often|long|far)\b/iu,
  /\b(?:no more|ever less|ever more|anew|in vain|here and there|for want of|leads on)\b/iu,
  /\bby (?:then|now)\b/iu,
  /\b(?:kept|keeps) (?:for|from|until)\b/iu,
  /\b(?:the own|of its own|as it is|without it|of those)\b/iu,
];
/** First words of sentences that often have no subject. */
const OPENING =
  /^(?:Of|With|Without|What|Whatever|Whether|Where|Who|Whom|Whose|Those|None|Such|As|To whom|From which)\b/u;

const CODE = /\.(?:ts|tsx|js)$/;
const TEST = /\.(?:test|spec)\./;
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])(.+?)\1/;
/** Comments of this many words or more are read. */
const LEAST_WORDS = 3;

export type Kind = 'comments' | 'titles' | 'documents';

export interface HardLine {
  kind: Kind;
  /** "server/app.ts:12". */
  place: string;
  text: string;
  /** Number of hard phrases. */
  count: number;
}

export interface Prose {
  lines: HardLine[];
  words: Record<Kind, number>;
}

/** Reads the comments, test titles and documents of the repository, except this check, which quotes the phrases. */
export function readProse(): Prose {
  const prose: Prose = { lines: [], words: { comments: 0, titles: 0, documents: 0 } };
  for (const file of listFiles('.')) {
    if (file.includes('checks/prose')) continue;
    const isDocument = file.endsWith('.md');
    if (!isDocument && !CODE.test(file)) continue;
    let isBlock = false;
    for (const [at, raw] of readFileSync(file, 'utf8').split('\n').entries()) {
      const take = (kind: Kind, text: string) => judge(prose, kind, `${file}:${at + 1}`, text);
      if (isDocument) {
        take('documents', raw.replace(/^[#>*\-|\s]+/, ''));
        continue;
      }
      if (/^\s*\/\*/.test(raw)) isBlock = true;
      const comment = isBlock
        ? raw.replace(/^\s*\/?\*+\/?/, '').replace(/\*\/\s*$/, '')
        : /(?:^|\s)\/\/\s(.*)$/.exec(raw)?.[1];
      if (comment !== undefined) take('comments', comment);
      if (/\*\//.test(raw)) isBlock = false;
      const title = TEST.test(file) ? TITLE.exec(raw)?.[2] : undefined;
      if (title !== undefined) take('titles', title);
    }
  }
  return prose;
}

function judge({ lines, words }: Prose, kind: Kind, place: string, raw: string): void {
  const text = raw.replace(/`[^`]*`/g, ' ').trim();
  const length = text.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length;
  if (length < LEAST_WORDS) return;
  words[kind] += length;
  const count = HARD.filter((phrase) => phrase.test(text)).length + (OPENING.test(text) ? 1 : 0);
  if (count > 0) lines.push({ kind, place, text, count });
}

/** Hard phrases in 1,000 words. */
export function toRate({ lines, words }: Prose, kind: Kind): number {
  const hits = lines.filter((line) => line.kind === kind);
  return (1000 * hits.reduce((sum, { count }) => sum + count, 0)) / Math.max(1, words[kind]);
}
