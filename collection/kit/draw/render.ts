import { type Browser, chromium } from 'playwright';
import { FRAME } from '../picture.ts';

const MASTER = { width: 1280, height: 960 } as const;

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--force-color-profile=srgb',
    ],
  });
}

/** Renders the SVG to a lossless PNG. `scale` is in pixels per unit. */
export async function rasterise(
  browser: Browser,
  svg: string,
  size: { width: number; height: number } = FRAME,
  scale: number = MASTER.width / FRAME.width,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale });
  try {
    await page.setContent(
      `<style>html,body{margin:0;background:transparent}svg{display:block}</style>${svg}`,
      { waitUntil: 'load' },
    );
    return await page.screenshot({ omitBackground: true, type: 'png', timeout: 120_000 });
  } finally {
    await page.close();
  }
}
