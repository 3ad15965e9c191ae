export type Encoding = 'br' | 'gzip' | 'identity';

export function toEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const taken = new Map<string, boolean>();
  for (const part of String(header).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    taken.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  const any = taken.get('*') ?? false;
  if (taken.get('br') ?? any) return 'br';
  return (taken.get('gzip') ?? any) ? 'gzip' : 'identity';
}
