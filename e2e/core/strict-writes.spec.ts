import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';
import { arrivalTimeout } from '../support/waiting.ts';

test('[T-outbox-32] a write is on disk before it is shown, because its transaction is strict', async ({
  page,
  server,
  settle,
}) => {
  const dish = await server.fetchDish('latin');
  const ana = await Member.join(server.port, 'Ana');
  const found = new Set<string>();
  await page.exposeFunction('report', (durability: string) => void found.add(durability));
  await page.addInitScript(() => {
    const { value: begin } =
      Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction') ?? {};
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const begun: IDBTransaction = Reflect.apply(begin, this, [stores, mode, options]);
      const isWrite = mode === 'readwrite' && begun.objectStoreNames.contains('outbox');
      if (isWrite) globalThis.report(begun.durability);
      return begun;
    };
  });
  await page.goto(`/recipe/${dish._id}`);
  await settle(page);
  await ana.signIn(page);
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect.poll(() => ana.fetchFavorites(), arrivalTimeout).toEqual([dish.recipe_name]);
  expect([...found]).toEqual(['strict']);
});
