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
import { publish } from '#tools/build/publish.js';
import { copyFewDishes, type Installation } from './few-dishes.ts';

/**
 * The chunks that change in a release: the entry and a page. A name contains a content hash, so chunks that import them
 * change too.
 */
const CHANGED = ['main', 'cook.page'];
const CHUNK = /[\w.-]+-[\w-]{7}\.js(?:on)?/g;
/** A chunk, or the list of late files that the worker stores. */
const CHUNK_FILE = /^assets[\\/]([^\\/]+\.js(?:on)?)$/;

/**
 * A copy of the built app in a temporary folder, in which releases follow each other like builds: changed chunks get
 * new names, the shell gets a new revision, and the real script publishes them.
 */
export class Releases {
  readonly root = mkdtempSync(join(tmpdir(), 'simmer-releases-'));
  #count = 0;

  constructor(installation: Installation) {
    for (const shared of ['node_modules', 'package.json']) {
      symlinkSync(resolve(shared), join(this.root, shared));
    }
    if (installation === 'small') copyFewDishes(join(this.root, 'collection'));
    else symlinkSync(resolve('collection'), join(this.root, 'collection'));
    cpSync('dist/server', join(this.root, 'dist/server'), { recursive: true });
    this.publishNext();
  }

  /** Publishes the next release. A running server keeps the one it started with. Returns its number. */
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
  const texts = new Map<string, string>();
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (/\.(js|html|json)$/.test(file)) texts.set(file, readFileSync(join(built, file), 'utf8'));
  }
  const changed = listChanged(texts);
  for (const [file, text] of texts) {
    let renewed = text.replaceAll(CHUNK, (name) =>
      changed.has(name) ? toRenewed(name, count) : name,
    );
    if (file === 'sw.js') renewed = toNextRevision(renewed, count);
    writeFileSync(join(built, file), renewed);
  }
  for (const name of changed) {
    renameSync(join(built, 'assets', name), join(built, 'assets', toRenewed(name, count)));
  }
}

function toRenewed(name: string, count: number): string {
  return name.replace(/\.js/, `r${count}.js`);
}

/** The entry, the chunks that import it, and so on, because browsers cache a chunk by its name for a year. */
function listChanged(texts: ReadonlyMap<string, string>): Set<string> {
  const chunks = [...texts].flatMap(([file, text]) => {
    const name = CHUNK_FILE.exec(file)?.[1];
    return name === undefined ? [] : [{ name, named: text.match(CHUNK) ?? [] }];
  });
  const changed = new Set<string>();
  const isNew = ({ name, named }: (typeof chunks)[number]) =>
    CHANGED.some((start) => name.startsWith(`${start}-`)) || named.some((one) => changed.has(one));
  for (let before = -1; before < changed.size; ) {
    before = changed.size;
    for (const chunk of chunks) if (isNew(chunk)) changed.add(chunk.name);
  }
  if (changed.size === 0) throw new Error(`The build has none of the chunks ${CHANGED.join(', ')}`);
  return changed;
}

function toNextRevision(worker: string, count: number): string {
  const renewed = worker.replace(
    /("revision":")\w+("[^{}]*"url":"shell\.html")/,
    (_, before: string, after: string) => `${before}release-${count}${after}`,
  );
  if (renewed === worker) throw new Error('sw.js does not name the shell');
  return renewed;
}
