import type { BuiltServer } from '../support/server.ts';
import { settle } from './cooking.ts';
import { seeHeading, type Tab, until } from './tab.ts';

/** Checks home, a list and a new search on pages loaded with the server stopped. */
export async function findWithTheServerStopped(tab: Tab, server: BuiltServer): Promise<void> {
  const origin = `http://127.0.0.1:${server.port}`;
  const dish = await server.fetchDish('mediterranean');
  await tab.open(`${origin}/`);
  await settle(tab, server);

  await server.stop();
  await tab.open(`${origin}/`);
  await until(tab, 'the four tables', `document.body.innerText.includes('American Comfort')`);
  await tab.open(`${origin}/all-recipes`);
  await until(tab, 'all cards', `document.querySelectorAll('article').length >= 24`);
  await tab.open(`${origin}/search?q=${encodeURIComponent(dish.recipe_name)}`);
  await until(
    tab,
    'the dish that was looked for',
    `[...document.querySelectorAll('a')].some((link) => link.pathname === '/recipe/${dish._id}')`,
  );
  await tab.open(`${origin}/recipe/${dish._id}?tab=health`);
  await seeHeading(tab, dish.title);
}
