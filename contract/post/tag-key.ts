import { toTextKey } from '#contract/platform/text-key.ts';

export function toTagKey(tag: string): string {
  return toTextKey(tag).replace(/^[# ]+/, '');
}
