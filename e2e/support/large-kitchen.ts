import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeManyDishes } from './many-dishes.ts';
import { BuiltServer } from './server.ts';

/** The built server over a collection of generated dishes: it finds its collection beside itself, so it is copied there. */
export class LargeKitchen {
  readonly server: BuiltServer;
  readonly #root: string;

  private constructor(server: BuiltServer, root: string) {
    this.server = server;
    this.#root = root;
  }

  static async open(dishes: number): Promise<LargeKitchen> {
    const root = await mkdtemp(join(tmpdir(), 'simmer-kitchen-'));
    await cp('package.json', join(root, 'package.json'));
    await cp('dist/server', join(root, 'dist/server'), { recursive: true });
    for (const folder of ['node_modules', 'dist/client']) {
      await symlink(resolve(folder), join(root, folder));
    }
    await mkdir(join(root, 'collection'));
    await writeManyDishes(join(root, 'collection'), dishes);
    return new LargeKitchen(await BuiltServer.open(root), root);
  }

  async close(): Promise<void> {
    await this.server.close();
    await rm(this.#root, { recursive: true, force: true });
  }
}
