import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { AuthAnswer } from '#contract/account/auth.ts';
import { getProfile, logIn, logOut, register } from '#contract/account/endpoints.ts';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { listFollowing } from '#contract/member/endpoints.ts';
import { PeoplePage } from '#contract/member/schema.ts';
import { toPath, withQuery } from '#contract/platform/endpoint.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { getPost, listPostsOfUser } from '#contract/post/endpoints.ts';
import { type ListedPost, Post, PostPage } from '#contract/post/schema.ts';
import { listTips } from '#contract/tip/endpoints.ts';
import { type Tip, Tips } from '#contract/tip/schema.ts';

const PASSWORD = 'Basil7leaf';

/** A member with an account, who can query the server directly, also while parts of it are killed. */
export class Member {
  readonly name: string;
  readonly id: string;
  token: string;
  readonly #email: string;
  readonly #toOrigin: () => string;

  private constructor(toOrigin: () => string, email: string, { token, user }: AuthAnswer) {
    this.#toOrigin = toOrigin;
    this.#email = email;
    this.name = user.name;
    this.id = user.id;
    this.token = token;
  }

  static async join(toOrigin: () => string, name: string): Promise<Member> {
    const email = `${name}-${Date.now()}@example.com`.toLowerCase();
    const answer = await post(`${toOrigin()}/api${toPath(register)}`, {
      name,
      email,
      password: PASSWORD,
    });
    return new Member(toOrigin, email, answer);
  }

  /** Ends all sessions of the member, like a password change on another device, and starts a new one. */
  async renewToken(): Promise<void> {
    await ignoreError(this.#ask(toPath(logOut), v.unknown(), 'POST'), 'the member only leaves');
    const body = { email: this.#email, password: PASSWORD };
    const login = () => post(`${this.#toOrigin()}/api${toPath(logIn)}`, body);
    this.token = (await insist(login)).token;
  }

  /** Ends the session without the phone's knowledge, if it is still active. */
  async losesToken(): Promise<void> {
    await ignoreError(this.#ask(toPath(logOut), v.unknown(), 'POST'), 'the member only leaves');
  }

  async fetchMe() {
    return (await this.#ask(toPath(getProfile), CurrentUserAnswer)).user;
  }

  /** All posts of a member, oldest first. */
  async fetchPostsOf(userId: string): Promise<ListedPost[]> {
    const found: ListedPost[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page: PostPage = await this.#ask(
        `${toPath(listPostsOfUser, { userId })}?limit=50${query}`,
        PostPage,
      );
      found.push(...page.posts);
      cursor = page.pagination.nextCursor;
    }
    return found.toReversed();
  }

  fetchPost(id: string): Promise<Post> {
    return this.#ask(toPath(getPost, { postId: id }), Post);
  }

  async fetchTips(recipeId: string): Promise<Tip[]> {
    return (await this.#ask(toPath(listTips, { recipeId }), Tips)).tips;
  }

  async fetchFollowed(): Promise<string[]> {
    const page = await this.#ask(
      withQuery(toPath(listFollowing, { userId: this.id }), { limit: 50 }),
      PeoplePage,
    );
    return page.users.map(({ id }) => id);
  }

  async #ask<S extends v.GenericSchema>(
    path: string,
    schema: S,
    method = 'GET',
  ): Promise<v.InferOutput<S>> {
    const answer = await fetch(`${this.#toOrigin()}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return v.parse(schema, JSON.parse(text));
  }
}

/** Retries, because a server with a freshly killed database may still answer with an error. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 10) throw error;
      await wait(200);
    }
  }
}

async function post(address: string, body: unknown): Promise<AuthAnswer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return v.parse(AuthAnswer, await answer.json());
}
