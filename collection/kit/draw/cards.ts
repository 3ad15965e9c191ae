import { basename, dirname } from 'node:path';
import { thumbHashToRGBA } from 'thumbhash';
import { findDescriptions, readDescription } from './description.ts';
import { readRecord } from './record.ts';
import type { Card } from './variety.ts';

/** Returns the mean colour of the middle of the picture, computed from its placeholder. */
function toColour(thumbhash: string): [number, number, number] {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(h * 0.25); y < h * 0.75; y += 1) {
    for (let x = Math.floor(w * 0.3); x < w * 0.7; x += 1) {
      for (const channel of [0, 1, 2] as const)
        sum[channel] += rgba[(y * w + x) * 4 + channel] ?? 0;
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Reads the card data of every dish that has a description and a drawing. */
export async function readCards(): Promise<Card[]> {
  const cards: Card[] = [];
  for (const [id, file] of await findDescriptions()) {
    const record = await readRecord(id);
    if (record === undefined) continue;
    const { traits } = await readDescription(id);
    cards.push({
      id,
      cuisine: basename(dirname(file)),
      traits,
      colour: toColour(record.thumbhash),
    });
  }
  return cards;
}
