import { test } from '../support/fixtures.ts';
import { expectWhole } from '../support/journeys/large-text.ts';
import { Member } from '../support/members.ts';
import { untilStands } from '../support/standing.ts';

// Nothing here is the worker's: filling the device takes a quarter of the work of such a page.
test.use({ serviceWorkers: 'block' });

test('letters twice as large leave these pages whole, on a phone and wide', async ({
  page,
  server,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  const id = await ana.post('Fourteen people, one pot', 'A long evening.');
  const { _id } = await server.fetchDish('asian');
  const open = async (path: string) => {
    await page.goto(path);
    await untilStands(page);
    await expectWhole(page, path);
  };
  await open('/login');
  await open('/register');
  await open('/forgot-password');
  await ana.signIn(page);
  const kept = ['/', '/all-recipes', `/recipe/${_id}`, `/recipe/${_id}/cook`, '/community'];
  const written = ['/create-post', `/create-post?edit=${id}`, `/post/${id}`];
  const others = ['/profile', `/profile/${ana.id}`, '/search', '/search?q=soup', '/status'];
  for (const path of [...kept, ...written, ...others]) await open(path);
});
