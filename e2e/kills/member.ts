import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

const PASSWORD = 'Basil7leaf';
const PATIENCE_MS = 20_000;
const AGAIN_MS = 100;

export interface RequestSpec {
  method: string;
  path: string;
  body?: object | FormData;
}

/** A client that repeats a write under one key until it is answered, like the app's outbox. */
export class Member {
  readonly id: string;
  readonly name: string;
  readonly #token: string;
  readonly #origin: string;
  readonly #ledger: Ledger;

  private constructor(origin: string, ledger: Ledger, name: string, id: string, token: string) {
    this.#origin = origin;
    this.#ledger = ledger;
    this.name = name;
    this.id = id;
    this.#token = token;
  }

  static async join(origin: string, ledger: Ledger, name: string): Promise<Member> {
    const answer = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email: `${name}@simmer.test`.toLowerCase(),
        password: PASSWORD,
      }),
    });
    const { token, user } = await answer.json();
    return new Member(origin, ledger, name, user.id, token);
  }

  /** The response to the write, or undefined if it was refused permanently, which is recorded as a fault. */
  async insist(spec: RequestSpec): Promise<Record<string, unknown> | undefined> {
    const key = randomUUID();
    for (;;) {
      const answer = await this.#send(spec, key).catch(toWord);
      if (typeof answer === 'string') {
        this.#ledger.count(answer);
        await wait(AGAIN_MS);
        continue;
      }
      const { status, headers, body } = answer;
      this.#ledger.count(String(status));
      if (status < 300) {
        this.#ledger.acknowledged += 1;
        if (headers.get('idempotent-replayed')) this.#ledger.replayed += 1;
        return body;
      }
      const isPassing = status === 503 || status === 409;
      if (!isPassing || !headers.get('retry-after')) {
        this.#ledger.broken.push(`${spec.method} ${spec.path}: ${status} ${JSON.stringify(body)}`);
      }
      if (status < 500 && status !== 409) return undefined;
      await wait(AGAIN_MS);
    }
  }

  async read(path: string): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}` };
    return fetch(this.#origin + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  }

  async #send({ method, path, body }: RequestSpec, key: string) {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'idempotency-key': key,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }
}

function toWord(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
}
