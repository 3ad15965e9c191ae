import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { AuthAnswer } from '#contract/account/auth.ts';
import type { CurrentUser } from '#contract/account/user.ts';

export interface Cook {
  token: string;
  user: CurrentUser;
  email: string;
  /** Sends a request with the token of this member. */
  ask(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export const PASSWORD = 'Basil7leaf';
let cooks = 0;

export async function signUp(app: FastifyInstance, name = 'Nonna Rosa'): Promise<Cook> {
  cooks += 1;
  const email = `cook-${cooks}@example.com`;
  const payload = { name, email, password: PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  return toCook(app, v.parse(AuthAnswer, answer.json()));
}

/** Signs the member in on another device. */
export async function signIn(
  app: FastifyInstance,
  email: string,
  password = PASSWORD,
): Promise<Cook> {
  const payload = { email, password };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return toCook(app, v.parse(AuthAnswer, answer.json()));
}

function toCook(app: FastifyInstance, { token, user }: AuthAnswer): Cook {
  return {
    token,
    user,
    email: user.email,
    ask: (method, path, payload, headers = {}) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(payload !== undefined && { payload }),
      }),
  };
}
