/** Decodes a page in the encoding that its header or its `meta` names, or else as UTF-8. */
export function decodePage(bytes: Uint8Array, type: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const names = [type, start].map((text) => /charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(text)?.[1]);
  const decoder = names.flatMap((name) => toDecoder(name)).at(0) ?? new TextDecoder();
  return decoder.decode(bytes);
}

function toDecoder(name: string | undefined) {
  if (name === undefined) return [];
  try {
    return [new TextDecoder(name)];
  } catch {
    return [];
  }
}
