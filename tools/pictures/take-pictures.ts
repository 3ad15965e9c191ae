/**
 * Takes the pictures of the README, of the install dialog and of link previews from a running app, after `npm run
 * demo`: `node --import tsx tools/pictures/take-pictures.ts http://127.0.0.1:3000`. The results in docs/pictures,
 * public/screenshots (in the sizes that the web manifest declares) and public/icons are committed.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { LINK_PREVIEW } from '#contract/page/link-preview.ts';

const README = 'docs/pictures';
const INSTALL = 'public/screenshots';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

interface Shot {
  name: string;
  address: string;
  size: { width: number; height: number };
  scheme?: 'dark';
  /** Left out of the install dialog, which shows only pages without people. */
  isForReadme?: true;
  /** Actions on the page before the picture is taken. */
  before?: (page: Page) => Promise<void>;
}

const next = (times: number) => async (page: Page) => {
  for (let step = 0; step < times; step += 1)
    await page.getByRole('button', { name: /^Next/ }).click();
};

/** Waits for the posts and their pictures, which load after the page. */
const seePosts = async (page: Page) => {
  await page.getByRole('article').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
};

const openFirstPost = async (page: Page) => {
  await seePosts(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
  await page.waitForURL('**/post/*');
  await page.getByRole('heading', { name: /comment/i }).waitFor();
  await page.waitForLoadState('networkidle');
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
  {
    name: 'community-phone',
    address: '/community',
    size: PHONE,
    isForReadme: true,
    before: seePosts,
  },
  {
    name: 'post-phone',
    address: '/community',
    size: PHONE,
    isForReadme: true,
    before: openFirstPost,
  },
  {
    name: 'community-desktop',
    address: '/community',
    size: DESKTOP,
    isForReadme: true,
    before: seePosts,
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
for (const folder of [README, INSTALL]) await mkdir(folder, { recursive: true });
for (const { name, address, size, scheme, isForReadme, before } of SHOTS) {
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
  await save(png, join(README, `${name}.webp`), size.width);
  // Phones show install screenshots larger than a page shows README pictures.
  const width = size === PHONE ? 2 * size.width : size.width;
  if (!scheme && !isForReadme) await save(png, join(INSTALL, `${name}.webp`), width);
  await context.close();
}
await takeLinkPreview();
await browser.close();

/** Takes the home page in the size of a link preview. It is a JPEG because messengers require one. */
async function takeLinkPreview(): Promise<void> {
  const page = await browser.newPage({
    viewport: LINK_PREVIEW,
    reducedMotion: 'reduce',
  });
  await page.goto(base, { waitUntil: 'networkidle' });
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toFile('public/icons/link-preview.jpg');
}

async function save(png: Buffer, file: string, width: number): Promise<void> {
  const { size } = await sharp(png).resize(width).webp({ quality: 82 }).toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
}
