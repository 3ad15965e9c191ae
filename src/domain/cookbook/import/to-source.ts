import type { ImportSource } from './read-import.ts';

/** What a member has pasted or another app has shared: an address on its own is fetched, everything else is read here. */
export function toSource(pasted: string): ImportSource {
  const text = pasted.trim();
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
    ? { kind: 'address', url: text }
    : { kind: 'text', text: pasted };
}

/** The recipe in what another app has shared: its address, or else its text. `undefined` if there can be none. */
export function toSharedSource({
  title = '',
  text = '',
  url = '',
}: {
  title?: string;
  text?: string;
  url?: string;
}): ImportSource | undefined {
  const address = [url, text].map((one) => /https?:\/\/\S+/i.exec(one)?.[0]).find(Boolean);
  // A page is shared with its address, and a few words at most.
  if (address !== undefined && text.length < 500) return { kind: 'address', url: address };
  return text.split('\n').length >= 4 ? { kind: 'text', text: `${title}\n\n${text}` } : undefined;
}
