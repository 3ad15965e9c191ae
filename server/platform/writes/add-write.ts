import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Endpoint, ResponseOf } from '#contract/platform/endpoint.ts';
import {
  addEndpoint,
  type Call,
  type Gate,
  type RouteOptions,
} from '#server/platform/http/add-endpoint.ts';
import type { AnswerWrite, WritePlan } from './answer-write.ts';

export interface MemberParts {
  pool: Pool;
  gate: Gate;
  answerWrite: AnswerWrite;
}

type WriteEndpoint = Endpoint & { access: 'member' | 'moderator'; writes: true };

type Plan<E extends Endpoint> = WritePlan<ResponseOf<E>>;

/** Registers a write. `toPlan` returns the work for the validated values, and `answerWrite` runs it once. */
export function addWrite<E extends WriteEndpoint>(
  app: FastifyInstance,
  { gate, answerWrite }: MemberParts,
  endpoint: E,
  toPlan: (call: Call<E>) => Plan<E> | Promise<Plan<E>>,
  options?: RouteOptions,
): void {
  addEndpoint(
    app,
    endpoint,
    async (call) => {
      const { request, reply } = call;
      const { userId } = await gate.needSession(request, endpoint);
      return answerWrite({ request, reply, userId, ...(await toPlan(call)) });
    },
    gate,
    options,
  );
}
