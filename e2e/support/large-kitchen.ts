import { rm } from 'node:fs/promises';
import { makeKitchenRoot } from './kitchen-root.ts';
import { writeManyDishes } from './many-dishes.ts';
import { BuiltServer } from './server.ts';

/** The built server with a collection of generated dishes. */
export class LargeKitchen {
  readonly server: BuiltServer;
  readonly #root: string;

  private constructor(server: BuiltServer, root: string) {
    this.server = server;
    this.#root = root;
  }

  static async open(dishes: number): Promise<LargeKitchen> {
    const root = await makeKitchenRoot((collection) => writeManyDishes(collection, dishes));
    return new LargeKitchen(await BuiltServer.open(root), root);
  }

  async close(): Promise<void> {
    await this.server.close();
    await rm(this.#root, { recursive: true, force: true });
  }
}
