import type { ImportSource } from './import-source.ts';

/**
 * Converts a text that a member pasted or another app shared. The server fetches a text that is only an address; the
 * device reads everything else.
 */
export function toSource(pasted: string): ImportSource {
  const text = pasted.trim();
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
    ? { kind: 'address', url: text }
    : { kind: 'text', text: pasted };
}

/** Decodes the part of an address after `#`. */
export function decodeHash(hash: string): string {
  const content = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(content);
  } catch {
    return content;
  }
}

interface Shared {
  title?: string;
  text?: string;
  url?: string;
}

/**
 * Converts a share of another app to the hash of `/cookbook/new`: the address of a page, or a text with several lines.
 * Returns `undefined` if it cannot be a recipe.
 */
export function toSharedHash({ title = '', text = '', url = '' }: Shared): string | undefined {
  const address = [url, text].map((one) => /https?:\/\/\S+/i.exec(one)?.[0]).find(Boolean);
  // A page is shared with its address and at most a few words.
  if (address !== undefined && text.length < 500) return encodeURIComponent(address);
  return text.split('\n').length >= 4 ? encodeURIComponent(`${title}\n\n${text}`) : undefined;
}
