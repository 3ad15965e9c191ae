import { vi } from 'vitest';
import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import { ListModel } from '#domain/testing/list-model.ts';
import { ServerModel } from '#domain/testing/server-model.ts';
import { toResponse, toWireRequest } from '#domain/testing/wire.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { beginSession } from '#platform/session.ts';
import { recordSession } from '#platform/session-record.ts';
import { toSampleUser } from '#src/testing/sample-user.ts';

/** A server with shopping lists and the cookbook of Ana, as the model of the random lives has it. Without `isUp` no request arrives. */
export class ListServer {
  readonly model = new ServerModel();
  isUp = true;
  /** Recipes that the household shares with Ana. */
  shared: readonly CookbookRecipe[] = [];
  /** Addresses of all read requests. */
  readonly read: string[] = [];

  connect(): void {
    const answer: typeof fetch = async (input, init) => {
      if (!this.isUp) throw new TypeError('Failed to fetch');
      const request = new Request(
        new URL(String(input instanceof Request ? input.url : input), location.href),
        init,
      );
      const { pathname, search, searchParams } = new URL(request.url);
      if (request.method !== 'GET') {
        this.model.clock = Date.now();
        const wire = toWireRequest(pathname, {
          method: request.method,
          headers: request.headers,
          body: await request.text(),
        });
        return toResponse(wire, this.model.answer(wire));
      }
      this.read.push(pathname + search);
      return this.#answer(pathname, searchParams.get('since') ?? undefined);
    };
    answerWith(answer);
    // The outbox uses `fetch` directly.
    vi.stubGlobal('fetch', answer);
  }

  /** Adds a list with the model's rules, as another phone does. */
  addList(listId: string): ListModel {
    const list = new ListModel();
    this.model.lists.set(listId, list);
    return list;
  }

  async signIn(name: string): Promise<void> {
    const token = `${name}-1`;
    this.model.tokens.set(name, token);
    const session = { token, user: toSampleUser(name) };
    await recordSession(session);
    beginSession(session, Date.now());
  }

  #answer(path: string, since: string | undefined): Response {
    const [, , room, id] = path.split('/');
    if (room === 'cookbook' && id === undefined) {
      return toOwnAnswer(this.model.toCookbook('ana').toChanges(Number(since ?? 0)));
    }
    if (room === 'cookbook' && id === 'shared') {
      const recipes = this.shared.map((recipe) => ({ ...recipe, ownerName: 'Ben' }));
      return toOwnAnswer({ recipes, hasMore: false });
    }
    if (room === 'cookbook') {
      const recipe = this.shared.find(({ _id }) => _id === id);
      return recipe ? toOwnAnswer(recipe) : toOwnAnswer({ error: 'Not found' }, { status: 404 });
    }
    if (room !== 'lists') return toOwnAnswer({ error: 'Not found' }, { status: 404 });
    const { lists } = this.model;
    if (id === undefined) return toOwnAnswer([...lists].map(([each, list]) => list.toList(each)));
    const list = lists.get(id);
    return list
      ? toOwnAnswer(list.toChanges(id, since))
      : toOwnAnswer({ error: 'This list no longer exists' }, { status: 404 });
  }
}
