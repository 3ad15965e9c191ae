import { inflateSync } from 'fflate';

export interface Entry {
  name: string;
  /** Sizes in bytes. */
  packed: number;
  size: number;
  /** @throws if the entry is damaged or larger than `size` */
  read: () => Uint8Array;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** Lists the entries of a ZIP archive without expanding any. Returns `undefined` if its directory is damaged. */
export function listEntries(bytes: Uint8Array, most: number): Entry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let n = 0; n < count && n <= most; n += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL) break;
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [nameLength = 0] = lengths;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push(toEntry(bytes, view, at, name));
    at += lengths.reduce((sum, length) => sum + length, 46);
  }
  return entries.length === 0 && count > 0 ? undefined : entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return -1;
}

function toEntry(bytes: Uint8Array, view: DataView, at: number, name: string): Entry {
  const method = view.getUint16(at + 10, true);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const local = view.getUint32(at + 42, true);
  const read = () => {
    if (view.getUint32(local, true) !== LOCAL) throw new Error('The entry has no header.');
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.subarray(start, start + packed);
    if (data.length !== packed) throw new Error('The entry is cut off.');
    if (method === 0) return data;
    if (method !== 8) throw new Error('The entry is packed in an unknown way.');
    const content = inflateSync(data, { out: new Uint8Array(size) });
    if (content.length !== size) throw new Error('The entry has another size.');
    return content;
  };
  return { name, packed, size, read };
}
