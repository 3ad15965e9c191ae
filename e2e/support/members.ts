import { expect, type Page } from 'playwright/test';
import * as v from 'valibot';
import { AuthAnswer } from '#contract/account/auth.ts';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { type ListedPost, Post, PostPage } from '#contract/post/schema.ts';
import { readStored } from './stored.ts';

const PASSWORD = 'Basil7leaf';
let members = 0;

/** A member, created without the browser, with access to the server's data. */
export class Member {
  /** The user id of each token, including ended ones. */
  static readonly tokens = new Map<string, string>();
  readonly #origin: string;
  readonly #email: string;
  #signedIn: AuthAnswer;

  private constructor(origin: string, email: string, signedIn: AuthAnswer) {
    this.#origin = origin;
    this.#email = email;
    this.#signedIn = signedIn;
    Member.tokens.set(signedIn.token, signedIn.user.id);
  }

  get email(): string {
    return this.#email;
  }

  get id(): string {
    return this.#signedIn.user.id;
  }

  get name(): string {
    return this.#signedIn.user.name;
  }

  /** `port` is the port of the server, not of the simulated network. */
  static async join(port: number, name: string): Promise<Member> {
    members += 1;
    const origin = `http://127.0.0.1:${port}`;
    const email = `${name}-${members}-${Date.now()}@example.com`.toLowerCase();
    const answer = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, password: PASSWORD }),
    });
    return new Member(origin, email, v.parse(AuthAnswer, await answer.json()));
  }

  /** Signs this browser in with the visible form. */
  async fillSignIn(page: Page): Promise<void> {
    await page.getByLabel('Email').fill(this.#email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  /** Gets a new token without the browser, because the old one may be invalid. */
  async refresh(): Promise<void> {
    const answer = await fetch(`${this.#origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: this.#email, password: PASSWORD }),
    });
    this.#signedIn = v.parse(AuthAnswer, await answer.json());
    Member.tokens.set(this.#signedIn.token, this.id);
  }

  /** Signs this browser in without the form, and waits until the worker can read the session. */
  async signIn(page: Page, address?: string): Promise<void> {
    await page.evaluate(({ token, user }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', token);
    }, this.#signedIn);
    await (address === undefined ? page.reload() : page.goto(address));
    await expect
      .poll(() => readStored(page, 'session'))
      .toMatchObject([{ userId: this.#signedIn.user.id }]);
  }

  /** Sends an API request as this member, without the browser. */
  async ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#signedIn.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  }

  async fetchMe() {
    return v.parse(CurrentUserAnswer, await this.ask('GET', '/auth/profile')).user;
  }

  async fetchFavorites(): Promise<string[]> {
    return (await this.fetchMe()).favorites;
  }

  async fetchPosts(): Promise<ListedPost[]> {
    const address = `${this.#origin}/api/posts?authorId=${this.#signedIn.user.id}`;
    return v.parse(PostPage, await (await fetch(address)).json()).posts;
  }

  /** A post as this member sees it. */
  async fetchPost(postId: string): Promise<Post> {
    return v.parse(Post, await this.ask('GET', `/posts/${postId}`));
  }

  /** Creates a post without the browser. Returns its id. */
  async post(title: string, content: string, image?: string): Promise<string> {
    return v.parse(Written, await this.#send('POST', '/posts', { title, content, image }))._id;
  }

  async edit(postId: string, changes: Record<string, string>): Promise<void> {
    await this.#send('PUT', `/posts/${postId}`, changes);
  }

  async #send(method: string, path: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#signedIn.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return answer.json();
  }
}

const Written = v.object({ _id: v.string() });
