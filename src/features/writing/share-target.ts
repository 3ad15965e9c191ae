import { CONTENT_MAX, TITLE_MAX } from '../../../contract/post/post-limits.ts';
import type { Written } from './drafts.ts';

/** What another app shared with this one, as the address carries it (`share_target` of the web manifest). */
export interface SharedContent {
  title?: string;
  text?: string;
  url?: string;
}

/** Adds what was shared below what is written; the same thing is added once. */
export function withShared(
  written: Written,
  { title = '', text = '', url = '' }: SharedContent,
): Written {
  const parts = [text.trim(), text.includes(url) ? '' : url.trim()];
  const shared = parts.filter((part) => part !== '').join('\n\n');
  const isThere = written.content.includes(shared);
  const content = isThere ? written.content : `${written.content}\n\n${shared}`.trim();
  return {
    ...written,
    title: written.title || toFitting(title.trim(), TITLE_MAX),
    content: toFitting(content, CONTENT_MAX),
  };
}

/** Never ends within a character of two code units: the server refuses half of one. */
function toFitting(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
