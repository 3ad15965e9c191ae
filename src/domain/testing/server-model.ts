import * as v from 'valibot';
import { DietChange, type MyDiet } from '#contract/diet/schema.ts';
import { PostImage, toImages } from '#contract/post/images.ts';
import { PushSettings } from '#contract/push/settings.ts';
import { CookbookModel } from './cookbook-model.ts';
import { ListModel } from './list-model.ts';
import { type Post, refuse, type Tip, type WireRequest, type WireResponse } from './wire.ts';

/** The server forgets a key after this time, and applies its request again. */
const KEY_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Marks a key used by a request of another client. */
const FOREIGN = 'foreign';

/**
 * A model of the server by the contract: it stores a key and its effect in one step. It is synchronous, so nothing can
 * interleave.
 */
export class ServerModel {
  readonly posts = new Map<string, Post>();
  /** The set toggles: "ana like:p1". */
  readonly marks = new Set<string>();
  readonly profiles = new Map<string, string>();
  /** Private notes: "ana r1" -> text. */
  readonly notes = new Map<string, string>();
  readonly tips = new Map<string, Tip>();
  /** Reports: "ana member:u1" -> text. */
  readonly reports = new Map<string, string>();
  /** The time up to which notifications were read, by user. */
  readonly readUntil = new Map<string, number>();
  readonly pushSettings = new Map<string, PushSettings>();
  readonly diets = new Map<string, MyDiet>();
  readonly avatars = new Map<string, string>();
  /** Shopping lists by id. */
  readonly lists = new Map<string, ListModel>();
  /** Cookbooks by member. */
  readonly cookbooks = new Map<string, CookbookModel>();
  readonly tokens = new Map<string, string>();
  /** Every effect, in order. */
  readonly applied: (WireRequest & { userId: string })[] = [];
  readonly everMade = new Set<string>();
  /** Addresses of uploads. */
  readonly #media = new Set<string>();
  /** The server's clock, which is always right. */
  clock = 0;
  mismatches = 0;
  /** The number of commands with a target that never existed, because their order was lost. */
  orphans = 0;
  readonly #stored = new Map<string, { fingerprint: string; answer: WireResponse; at: number }>();

  answer(request: WireRequest): WireResponse {
    const userId = [...this.tokens].find(([, token]) => token === request.token)?.[0];
    if (userId === undefined) return refuse(401, 'Who are you?');
    const fingerprint = JSON.stringify([
      request.method,
      request.path,
      request.body,
      request.ifMatch,
    ]);
    const stored = this.#stored.get(`${userId} ${request.key}`);
    if (stored && this.clock - stored.at < KEY_KEPT_MS) {
      if (stored.fingerprint === fingerprint) return stored.answer;
      if (stored.fingerprint !== FOREIGN) this.mismatches += 1;
      return refuse(422, 'Another request', 'idempotency_mismatch');
    }
    const answer = this.#do(request, userId);
    if (answer.status < 300) this.applied.push({ ...request, userId });
    this.#stored.set(`${userId} ${request.key}`, { fingerprint, answer, at: this.clock });
    return answer;
  }

  /** Simulates another request with this key, unless the key was already used. */
  useKeyElsewhere({ token, key }: WireRequest): void {
    const userId = [...this.tokens].find(([, known]) => known === token)?.[0];
    const id = `${userId} ${key}`;
    const answer = { status: 200, json: {} };
    if (!this.#stored.has(id))
      this.#stored.set(id, { fingerprint: FOREIGN, answer, at: this.clock });
  }

  make(
    id: string,
    author: string,
    title: string,
    { dish = {}, images = [] }: Partial<Pick<Post, 'dish' | 'images'>> = {},
  ): Post {
    const comments = new Map<string, string>();
    const post = { author, title, dish, images, version: 1, comments };
    this.posts.set(id, post);
    this.everMade.add(id);
    return post;
  }

  #do(request: WireRequest, userId: string): WireResponse {
    const { method, path, body } = request;
    const [room, id = '', part, rest] = path.split('/').slice(2).map(decodeURIComponent);
    const text = readText(body);
    if (room === 'user' && id === 'recipe-notes') {
      return this.#keepNote(`${userId} ${part}`, text.text);
    }
    if (room === 'user' && id === 'hidden-posts') {
      return this.#mark(`${userId} hide:${part}`, text.hidden === true);
    }
    if (room === 'user' && id === 'push-settings') {
      this.pushSettings.set(userId, v.parse(PushSettings, JSON.parse(body)));
      return { status: 200, json: {} };
    }
    if (room === 'user' && id === 'diet') {
      const { onlyIfNone, ...diet } = v.parse(DietChange, JSON.parse(body));
      if (!onlyIfNone || !this.diets.has(userId)) this.diets.set(userId, diet);
      return { status: 200, json: {} };
    }
    if (room === 'user' && id === 'notifications') return this.#read(userId, text.until);
    if (room === 'user') {
      return this.#mark(`${userId} ${id}:${part ?? text.recipeName}`, method === 'POST');
    }
    if (room === 'users' && part === 'block') return this.#block(userId, id, text.blocked === true);
    if (room === 'reports') return this.#report(userId, text);
    if (room === 'users') return this.#mark(`${userId} follow:${id}`, text.following === true);
    if (room === 'auth') return this.#keepProfile(userId, text);
    if (room === 'profile-upload') return this.#keepAvatar(userId, request);
    if (room === 'upload') return this.#keepPicture(`/media/${request.key}`);
    if (room === 'recipes' && part === 'tips') return this.#giveTip(id, text, userId);
    if (room === 'tips') return this.#changeTip(id, method, part === 'like', userId);
    if (room === 'lists') return this.#changeList(request, userId);
    if (room === 'cookbook') return this.#changeCookbook(request, userId);
    // Other writes have no effect in this model, but count as applied.
    if (room !== 'posts') return { status: 200, json: {} };
    if (id === '') return this.#create(text, userId);
    const post = this.posts.get(id);
    if (!post) {
      if (!this.everMade.has(id)) this.orphans += 1;
      return refuse(404, 'Not there');
    }
    if (part === 'like') return this.#mark(`${userId} like:${id}`, method === 'POST');
    if (part === 'comments') return this.#comment(post, method, rest ?? text._id ?? '', text);
    return this.#change(post, id, request);
  }

  #changeList(request: WireRequest, userId: string): WireResponse {
    const [, id = '', part] = request.path.split('/').slice(2).map(decodeURIComponent);
    if (id === '') {
      const { _id = '' } = readText(request.body);
      const here = this.lists.get(_id);
      if (!here) this.lists.set(_id, new ListModel());
      return { status: here ? 200 : 201, json: {} };
    }
    const list = this.lists.get(id);
    if (list) return list.change(part, request.body, { userId, now: this.clock });
    this.orphans += 1;
    return refuse(404, 'Not there');
  }

  #changeCookbook(request: WireRequest, userId: string): WireResponse {
    const answer = this.toCookbook(userId).answer(request);
    if (answer) return answer;
    this.orphans += 1;
    return refuse(404, 'Not there');
  }

  toCookbook(userId: string): CookbookModel {
    const known = this.cookbooks.get(userId) ?? new CookbookModel();
    this.cookbooks.set(userId, known);
    return known;
  }

  #mark(mark: string, on: boolean): WireResponse {
    if (on) this.marks.add(mark);
    else this.marks.delete(mark);
    return { status: 200, json: {} };
  }

  /** A block also removes the follow. */
  #block(userId: string, otherId: string, on: boolean): WireResponse {
    if (on) this.marks.delete(`${userId} follow:${otherId}`);
    return this.#mark(`${userId} block:${otherId}`, on);
  }

  /** Only the first report of each reporter and target counts. */
  #report(userId: string, { kind = '', id = '', text = '' }: Text): WireResponse {
    if (text.startsWith('bad')) return refuse(422, 'Invalid');
    const key = `${userId} ${kind}:${id}`;
    if (!this.reports.has(key)) this.reports.set(key, text);
    return { status: 201, json: {} };
  }

  #keepProfile(userId: string, { bio = '' }: Text): WireResponse {
    this.profiles.set(userId, bio);
    return { status: 200, json: {} };
  }

  #keepNote(key: string, text = ''): WireResponse {
    if (text.startsWith('bad')) return refuse(422, 'Invalid');
    this.notes.set(key, text);
    return { status: 200, json: {} };
  }

  #read(userId: string, until = ''): WireResponse {
    const before = this.readUntil.get(userId) ?? 0;
    this.readUntil.set(userId, Math.max(before, Number.parseInt(until, 10)));
    return { status: 200, json: { unread: 0 } };
  }

  #keepAvatar(userId: string, { key, body }: WireRequest): WireResponse {
    this.avatars.set(userId, body);
    return { status: 201, json: { imageUrl: `/media/${key}` } };
  }

  #keepPicture(imageUrl: string): WireResponse {
    this.#media.add(imageUrl);
    return { status: 201, json: { imageUrl } };
  }

  /** The pictures of a post. One that was never uploaded counts as an orphan, because it was sent too late or never. */
  #toImages({ image, images }: Text): readonly PostImage[] | undefined {
    if (image === undefined && images === undefined) return undefined;
    const shown = toImages({ image: image ?? null, images });
    if (shown.some(({ url }) => !this.#media.has(url))) this.orphans += 1;
    return shown;
  }

  #create(text: Text, userId: string): WireResponse {
    const { _id = '', title = '', recipeId, rating, cookbookId } = text;
    const here = this.posts.get(_id);
    if (here && here.author !== userId) return refuse(409, 'Taken', 'id_taken');
    if (title.startsWith('bad')) return refuse(422, 'Invalid');
    if (rating && !recipeId) return refuse(422, 'A rating needs its dish');
    if (!here && cookbookId && !this.#hasRecipe(userId, cookbookId)) return refuse(422, 'Invalid');
    const images = this.#toImages(text) ?? [];
    if (!here) this.make(_id, userId, title, { dish: { recipeId, rating }, images });
    return { status: here ? 200 : 201, json: { _id } };
  }

  /** A recipe that was never created counts as an orphan, because the post was sent too early. */
  #hasRecipe(userId: string, id: string): boolean {
    const { recipes, removed } = this.toCookbook(userId);
    if (!recipes.has(id) && !removed.has(id)) this.orphans += 1;
    return recipes.has(id);
  }

  #giveTip(
    recipeId: string,
    { _id = '', step = 1, content = '' }: Text,
    author: string,
  ): WireResponse {
    const here = this.tips.get(_id);
    if (here && here.author !== author) return refuse(409, 'Taken', 'id_taken');
    if (content.startsWith('bad')) return refuse(422, 'Invalid');
    if (!here) this.tips.set(_id, { author, recipeId, step, content });
    this.everMade.add(_id);
    return { status: here ? 200 : 201, json: { tip: { _id } } };
  }

  #changeTip(id: string, method: string, isLike: boolean, userId: string): WireResponse {
    if (!this.tips.has(id)) {
      if (!this.everMade.has(id)) this.orphans += 1;
      return refuse(404, 'Not there');
    }
    if (isLike) return this.#mark(`${userId} tip-like:${id}`, method === 'POST');
    this.tips.delete(id);
    return { status: 200, json: {} };
  }

  #comment(post: Post, method: string, id: string, { content = '', replyTo }: Text): WireResponse {
    if (method === 'DELETE') {
      return post.comments.delete(id) ? { status: 200, json: {} } : refuse(404, 'Not there');
    }
    if (content.startsWith('bad')) return refuse(422, 'Invalid');
    if (method === 'PUT' && !post.comments.has(id)) return refuse(404, 'Not there');
    if (replyTo !== undefined && !post.comments.has(replyTo)) {
      if (!this.everMade.has(replyTo)) this.orphans += 1;
      return refuse(404, 'Not there', 'replied_to_gone');
    }
    post.comments.set(id, content);
    this.everMade.add(id);
    return { status: method === 'PUT' ? 200 : 201, json: { comment: { _id: id } } };
  }

  #change(post: Post, id: string, { method, body, ifMatch }: WireRequest): WireResponse {
    if (method === 'DELETE') {
      this.posts.delete(id);
      return { status: 200, json: {} };
    }
    if (ifMatch !== undefined && ifMatch !== `"${post.version}"`) {
      return refuse(409, 'Changed elsewhere', 'stale');
    }
    const { title = post.title, ...text } = readText(body);
    if (title.startsWith('bad')) return refuse(422, 'Invalid');
    post.title = title;
    const { recipeId = post.dish.recipeId, rating = post.dish.rating } = text;
    post.dish = { recipeId, rating };
    post.images = this.#toImages(text) ?? post.images;
    post.version += 1;
    return { status: 200, json: {}, etag: `"${post.version}"` };
  }
}

const text = v.optional(v.string());
const flag = v.optional(v.boolean());

/** The fields of all request bodies. */
const Text = v.object({
  _id: text,
  title: text,
  recipeId: v.nullish(v.string()),
  rating: v.nullish(v.number()),
  cookbookId: v.nullish(v.string()),
  image: v.nullish(v.string()),
  images: v.optional(v.array(PostImage)),
  content: text,
  replyTo: text,
  step: v.optional(v.number()),
  recipeName: text,
  following: flag,
  blocked: flag,
  hidden: flag,
  kind: text,
  id: text,
  bio: text,
  text,
  until: text,
});
type Text = v.InferOutput<typeof Text>;

function readText(body: string): Text {
  return body.startsWith('{') ? v.parse(Text, JSON.parse(body)) : {};
}
