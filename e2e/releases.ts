import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publish } from '../scripts/publish.js';

/** The chunks that are other ones in a next release: the entry, and a page that is loaded late. */
const CHANGED = ['main', 'cook.page'];

/**
 * A copy of the built app in a folder of its own, in which releases follow each other as builds do: other names for the
 * chunks that changed, another revision of the shell, put in place by the script that puts builds in place.
 */
export class Releases {
  readonly root = mkdtempSync(join(tmpdir(), 'simmer-releases-'));
  #count = 0;

  constructor() {
    for (const shared of ['node_modules', 'collection', 'package.json']) {
      symlinkSync(resolve(shared), join(this.root, shared));
    }
    cpSync('dist/server', join(this.root, 'dist/server'), { recursive: true });
    this.publishNext();
  }

  /** Puts the next release in place; a server that runs stays with the one it started with. Answers its number. */
  publishNext(change: (built: string) => void = () => undefined): number {
    this.#count += 1;
    const built = join(this.root, 'next');
    rmSync(built, { recursive: true, force: true });
    mkdirSync(built);
    cpSync('dist/client', built, {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
    renew(built, this.#count);
    change(built);
    publish(built, join(this.root, 'dist/client'), join(this.root, 'dist/releases.json'));
    return this.#count;
  }

  close(): void {
    rmSync(this.root, { recursive: true });
  }
}

function renew(built: string, count: number): void {
  const worker = readFileSync(join(built, 'sw.js'), 'utf8');
  const named = CHANGED.map((name) => {
    const file = new RegExp(`assets/(${name}-[\\w-]+)\\.js`).exec(worker)?.[1];
    if (!file) throw new Error(`The build has no chunk ${name}`);
    return [`${file}.js`, `${file}r${count}.js`] as const;
  });
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(file)) continue;
    const path = join(built, file);
    let text = readFileSync(path, 'utf8');
    for (const [was, is] of named) text = text.replaceAll(was, is);
    if (file === 'sw.js') text = toNextRevision(text, count);
    writeFileSync(path, text);
  }
  for (const [was, is] of named) renameSync(join(built, 'assets', was), join(built, 'assets', is));
}

function toNextRevision(worker: string, count: number): string {
  const renewed = worker.replace(
    /("revision":")\w+("[^{}]*"url":"shell\.html")/,
    (_, before: string, after: string) => `${before}release-${count}${after}`,
  );
  if (renewed === worker) throw new Error('sw.js does not name the shell');
  return renewed;
}
