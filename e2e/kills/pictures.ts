import sharp from 'sharp';

const SIDE = 160;
const HOW_MANY = 6;

/** Random noise, which no format compresses well, so that a truncated file is noticed. */
export function createPictures(random: () => number): Promise<Buffer[]> {
  const each = Array.from({ length: HOW_MANY }, () => {
    const pixels = Buffer.from(Array.from({ length: SIDE * SIDE * 3 }, () => random() * 256));
    return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
      .jpeg()
      .toBuffer();
  });
  return Promise.all(each);
}
