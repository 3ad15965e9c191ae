import { type BrowserContext, expect, type Page, type Request } from 'playwright/test';

const isStream = (address: string) => new URL(address).pathname === '/api/events';

/** Counts this browser's requests for the event stream, and how many of them are open. */
export function watchStreams(context: BrowserContext): { requested: number; open: number } {
  const streams = { requested: 0, open: 0 };
  context.on('request', (request) => {
    if (!isStream(request.url())) return;
    streams.requested += 1;
    streams.open += 1;
  });
  const end = (request: Request) => {
    if (isStream(request.url())) streams.open -= 1;
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return streams;
}

export async function openFeed(page: Page, title: string): Promise<void> {
  await page.goto('/community');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
}

export const newPosts = (page: Page) => page.getByRole('button', { name: 'New posts' });
