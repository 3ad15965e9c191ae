import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { Member } from '../members.ts';
import { Phone } from '../phone.ts';
import { settleOn } from '../stored.ts';

export const CONTENT = 'What happened in the kitchen?';

/** A 12-megapixel JPEG of a phone held upright: landscape pixels with an Exif orientation. */
export function takePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at >> 9) ^ ((at * 7919) % 61);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toBuffer();
}

export async function write(page: Page, title: string, content: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(CONTENT).fill(content);
}

/** A phone with a signed-in member. Local storage, which Chromium writes late, is already on disk. */
export async function preparePhone(server: { port: number }, origin: string, recipes: number) {
  const ana = await Member.join(server.port, 'Ana');
  const phone = await Phone.open();
  const page = await phone.start();
  await page.goto(origin);
  await settleOn(page, recipes);
  await ana.signIn(page);
  await phone.quit();
  return { ana, phone };
}
