import { setTimeout as wait } from 'node:timers/promises';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';
import { UPLOADS_PATH } from '#contract/upload/schema.ts';
import { Ledger } from './ledger.ts';
import { Member } from './member.ts';
import { createPictures } from './pictures.ts';

const NAMES = ['Ana', 'Ben', 'Chi', 'Dov', 'Eva', 'Fay'];
const BREATH_MS = 15;

/** Members who each send one write after the other until `end` is called. */
export class Load {
  readonly ledger = new Ledger();
  readonly members: Member[] = [];
  /** The pictures as the server serves them. */
  readonly served: Buffer[] = [];
  readonly #random: () => number;
  readonly #ending = new AbortController();
  #pictures: Buffer[] = [];
  #dishes: string[] = [];
  #working: Promise<unknown> = Promise.resolve();
  #written = 0;

  private constructor(seed: number) {
    this.#random = createSeededRandom(seed);
  }

  /** Registers all members, and uploads each picture once before any failure. */
  static async start(origin: string, seed: number): Promise<Load> {
    const load = new Load(seed);
    for (const name of NAMES) load.members.push(await Member.join(origin, load.ledger, name));
    load.#pictures = await createPictures(load.#random);
    const recipes: { recipe_name: string }[] = await (await fetch(`${origin}/api/recipes`)).json();
    load.#dishes = recipes.slice(0, 12).map((recipe) => recipe.recipe_name);
    const [first] = load.members;
    for (const picture of load.#pictures.keys()) {
      const id = first && (await load.#upload(first, picture));
      const served = await first?.read(`${UPLOADS_PATH}${id}.webp`);
      load.served.push(Buffer.from((await served?.arrayBuffer()) ?? new ArrayBuffer()));
    }
    load.#working = Promise.all(load.members.map((member) => load.#work(member)));
    return load;
  }

  /** Resolves once every running write is answered. */
  async end(): Promise<void> {
    this.#ending.abort();
    await this.#working;
  }

  /** Waits until `count` more writes are acknowledged. */
  async untilMore(count: number): Promise<void> {
    const wanted = this.ledger.acknowledged + count;
    for (const end = Date.now() + 120_000; this.ledger.acknowledged < wanted; await wait(20)) {
      if (Date.now() > end) throw new Error('No write is acknowledged any more');
    }
  }

  async #work(member: Member): Promise<void> {
    while (!this.#ending.signal.aborted) {
      await this.#write(member);
      await wait(BREATH_MS);
    }
  }

  #write(member: Member): Promise<unknown> {
    const kind = this.#random();
    const post = this.#pick([...this.ledger.posts.keys()]);
    if (kind < 0.12 || post === undefined) return this.#post(member);
    if (kind < 0.2) return this.#upload(member, Math.floor(this.#random() * this.#pictures.length));
    if (kind < 0.5) return this.#comment(member, post);
    if (kind < 0.8) return this.#like(member, post);
    return this.#save(member);
  }

  async #post(member: Member): Promise<void> {
    const text = this.#toText(member);
    const own = [...this.ledger.uploads.values()].findLast(({ by }) => by === member.id);
    const body = {
      title: text,
      content: 'Listen for the crackle.',
      ...(own && { image: `${UPLOADS_PATH}${own.id}.webp` }),
    };
    const made = await member.insist({ method: 'POST', path: '/posts', body });
    if (!made) return;
    const id = String(made['_id']);
    this.ledger.posts.set(id, { id, by: member.id, text });
  }

  async #upload(member: Member, picture: number): Promise<string | undefined> {
    const body = new FormData();
    body.append(
      'image',
      new Blob([Buffer.from(this.#pictures[picture] ?? [])], { type: 'image/jpeg' }),
      'a.jpg',
    );
    const made = await member.insist({ method: 'POST', path: '/upload/image', body });
    if (!made) return undefined;
    const id = String(made['publicId']);
    this.ledger.uploads.set(id, { id, by: member.id, text: '', picture });
    return id;
  }

  async #comment(member: Member, postId: string): Promise<void> {
    const text = this.#toText(member);
    const path = `/posts/${postId}/comments`;
    const made = await member.insist({ method: 'POST', path, body: { content: text } });
    if (made) this.ledger.comments.set(text, { id: text, by: member.id, text });
  }

  async #like(member: Member, postId: string): Promise<void> {
    const isOn = this.#random() < 0.7;
    const method = isOn ? 'POST' : 'DELETE';
    const made = await member.insist({ method, path: `/posts/${postId}/like` });
    if (made) this.ledger.likes.set(`${member.id} ${postId}`, isOn);
  }

  async #save(member: Member): Promise<void> {
    const recipeName = this.#pick(this.#dishes) ?? '';
    const isOn = this.#random() < 0.6;
    const path = '/user/saved-recipes';
    const made = await member.insist(
      isOn
        ? { method: 'POST', path, body: { recipeName } }
        : { method: 'DELETE', path: `${path}/${encodeURIComponent(recipeName)}` },
    );
    if (made) this.ledger.saved.set(`${member.id} ${recipeName}`, isOn);
  }

  #toText(member: Member): string {
    this.#written += 1;
    return `${member.name} ${this.#written}`;
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.#random() * from.length)];
  }
}
