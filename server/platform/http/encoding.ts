export type Encoding = 'br' | 'gzip' | 'identity';

export function toEncoding(header: string | string[] | undefined): Encoding {
  if (acceptsEncoding(header, 'br')) return 'br';
  return acceptsEncoding(header, 'gzip') ? 'gzip' : 'identity';
}

/** Returns true if the `Accept-Encoding` header allows an encoding. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: string): boolean {
  const taken = new Map<string, boolean>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    taken.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  return taken.get(encoding) ?? taken.get('*') ?? false;
}
