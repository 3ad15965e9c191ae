import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { toCookbookRecipe } from '#contract/cookbook/recipe.ts';
import { type CookbookChanges, type CookbookRecipe } from '#contract/cookbook/schema.ts';
import { NO_VERSION } from '#contract/cookbook/sending.ts';
import { CookbookText, Visibility } from '#contract/cookbook/text.ts';
import { refuse, type WireRequest, type WireResponse } from './wire.ts';

const Body = v.object({ ...CookbookText.entries, visibility: v.optional(Visibility) });
const Shared = v.object({ visibility: Visibility });

interface Stored {
  text: CookbookText;
  visibility: Visibility;
  version: number;
  change: number;
}

/** A model of a member's cookbook on the server, which follows the rules of the contract. */
export class CookbookModel {
  readonly recipes = new Map<string, Stored>();
  readonly removed = new Map<string, number>();
  #change = 0;

  /** Undefined if the recipe has never existed. */
  answer({ method, path, body, ifMatch }: WireRequest): WireResponse | undefined {
    const [id = '', part] = path.split('/').slice(3).map(decodeURIComponent);
    const known = this.recipes.get(id);
    if (!known && this.removed.has(id)) return refuse(404, 'Deleted');
    if (method === 'PUT' && part === undefined) return this.#put(id, known, { body, ifMatch });
    if (!known) return undefined;
    if (method === 'DELETE' && ifMatch !== `"${known.version}"`)
      return this.#refuseStale(id, known);
    this.#change += 1;
    if (method === 'DELETE') {
      this.recipes.delete(id);
      this.removed.set(id, this.#change);
      return { status: 200, json: {} };
    }
    const { visibility } = v.parse(Shared, JSON.parse(body));
    this.recipes.set(id, { ...known, visibility, change: this.#change });
    return { status: 200, json: {} };
  }

  #put(
    id: string,
    known: Stored | undefined,
    { body, ifMatch }: Pick<WireRequest, 'body' | 'ifMatch'>,
  ): WireResponse | undefined {
    const { visibility = 'private', ...text } = v.parse(Body, JSON.parse(body));
    if (text.title.startsWith('bad')) return refuse(422, 'Invalid');
    const base = ifMatch?.replaceAll('"', '');
    if (!known && base !== NO_VERSION) return undefined;
    if (known && isDeepStrictEqual(known.text, text)) return toDone(known);
    if (known && base !== String(known.version)) return this.#refuseStale(id, known);
    this.#change += 1;
    const version = this.#change;
    const stored = { text, visibility: known?.visibility ?? visibility, version, change: version };
    this.recipes.set(id, stored);
    return toDone(stored);
  }

  #refuseStale(id: string, known: Stored): WireResponse {
    const current = this.toRecipe(id, known);
    return { status: 409, json: { error: 'Changed elsewhere', code: 'stale', current } };
  }

  /** Returns the response of `GET /cookbook`. */
  toChanges(since = 0): CookbookChanges {
    const recipes = [...this.recipes].filter(([, { change }]) => change > since);
    const removed = [...this.removed].filter(([, change]) => since > 0 && change > since);
    return {
      recipes: recipes.map(([id, stored]) => this.toRecipe(id, stored)),
      removed: removed.map(([id]) => id),
      cursor: String(this.#change),
      isWhole: since === 0,
      hasMore: false,
    };
  }

  toRecipe(_id: string, { text, visibility, version }: Stored): CookbookRecipe {
    const made = { ownerId: 'ana', visibility, createdAt: '', updatedAt: '' };
    return toCookbookRecipe(text, [], { ...made, _id, version: String(version) });
  }
}

function toDone({ version }: Stored): WireResponse {
  return { status: 200, json: {}, etag: `"${version}"` };
}
