/** By what two tags are the same: without case and `#`. */
export function toTagKey(tag: string): string {
  return tag
    .replace(/^[#\s]+/, '')
    .trimEnd()
    .toLowerCase();
}
