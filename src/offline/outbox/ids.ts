import { v4, v7 } from 'uuid';
import * as v from 'valibot';
import type { Device } from '../device/database.ts';

/** Returns a time-ordered id for a post, comment or upload. */
export function toNewId(): string {
  return v7();
}

export function toNewKey(): string {
  return v4();
}

/** `made`: the server has the object under `to`. Otherwise it is still to be created under `to`. */
const IdRow = v.object({ id: v.string(), to: v.string(), made: v.boolean(), at: v.number() });
export type IdRow = v.InferOutput<typeof IdRow>;

export class Ids {
  readonly #rows: ReadonlyMap<string, IdRow>;
  constructor(rows: readonly unknown[]) {
    this.#rows = new Map(rows.filter((row) => v.is(IdRow, row)).map((row) => [row.id, row]));
  }

  toLatest(id: string): string {
    const row = this.#rows.get(id);
    if (!row || row.to === id) return id;
    return row.made ? row.to : this.toLatest(row.to);
  }

  isMade(id: string): boolean {
    return this.#rows.get(id)?.made ?? false;
  }
}

export async function readIds(device: Pick<Device, 'idmap'>): Promise<Ids> {
  return new Ids(await device.idmap.toArray());
}
