import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { Member } from '../members.ts';
import { Phone } from '../phone.ts';
import { settleOn } from '../stored.ts';

export const CONTENT = 'What happened in the kitchen?';

/** Twelve megapixels from a phone held upright: lying on its side, with a note that says so. */
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

/** A phone with somebody signed in, whose browser has put away what it writes late. */
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
