import { toTextKey } from '../text-key.ts';

export function toTagKey(tag: string): string {
  return toTextKey(tag).replace(/^[# ]+/, '');
}
