import { toTextKey } from '../text-key.ts';

/** Tags are compared by their text key, without a leading `#`. */
export function toTagKey(tag: string): string {
  return toTextKey(tag).replace(/^[# ]+/, '');
}
