/**
 * Takes the README's pictures from the running app: `node --import tsx scripts/take-pictures.ts http://127.0.0.1:3000`.
 * The results lie in docs/pictures and are committed.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';

const TARGET = 'docs/pictures';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

interface Shot {
  name: string;
  address: string;
  size: { width: number; height: number };
  scheme?: 'dark';
  /** What a cook does before the picture is taken. */
  before?: (page: Page) => Promise<void>;
}

const next = (times: number) => async (page: Page) => {
  for (let step = 0; step < times; step += 1)
    await page.getByRole('button', { name: /^Next/ }).click();
};

const SHOTS: readonly Shot[] = [
  { name: 'home-phone', address: '/', size: PHONE },
  { name: 'recipe-phone', address: '/recipe/paella-de-marisco', size: PHONE },
  { name: 'cooking-phone', address: '/recipe/dan-dan-noodles/cook', size: PHONE, before: next(3) },
  {
    name: 'cooking-dark-phone',
    address: '/recipe/bibimbap/cook',
    size: PHONE,
    scheme: 'dark',
    before: next(4),
  },
  { name: 'home-desktop', address: '/', size: DESKTOP },
  { name: 'cuisine-desktop', address: '/cuisine/mediterranean', size: DESKTOP },
];

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
await mkdir(TARGET, { recursive: true });
for (const { name, address, size, scheme, before } of SHOTS) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    colorScheme: scheme ?? 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(base + address, { waitUntil: 'networkidle' });
  await before?.(page);
  const png = await page.screenshot({ animations: 'disabled' });
  const file = join(TARGET, `${name}.webp`);
  const { size: bytes } = await sharp(png)
    .resize(size === PHONE ? 390 : 1280)
    .webp({ quality: 82 })
    .toFile(file);
  console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
  await context.close();
}
await browser.close();
