import type { FastifyInstance } from 'fastify';
import { listNotifications, readNotifications } from '#contract/notification/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { createStatusProblem } from '#server/platform/http/status-problem.ts';
import { Problem } from '#server/platform/problem.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as notificationTexts from '#texts/notification.ts';
import {
  countUnread,
  findNotifications,
  type NotificationPosition,
  saveReadUntil,
} from './store.ts';

/** Registers notifications about actions of others, and the time up to which a member has read them. */
export function addNotificationRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(
    app,
    listNotifications,
    ({ userId, query: { cursor, limit } }) => {
      const before = cursor === '' ? undefined : (readPosition(cursor) ?? refuseCursor());
      return findNotifications(pool, userId, { before, limit });
    },
    gate,
  );

  addWrite(app, parts, readNotifications, {
    findBody: async (client, { userId }) => ({ unread: await countUnread(client, userId) }),
    work: async (client, { userId, body: { until } }) => {
      const { micros } = readPosition(until) ?? refuseId();
      await saveReadUntil(client, userId, micros);
      return {};
    },
  });
}

/** Parses an id into its position in the list. The id of the last notification of a page is the cursor of the next. */
function readPosition(id: string): NotificationPosition | undefined {
  const [, micros, name] = /^(\d{1,16})-(.*)$/s.exec(id) ?? [];
  return micros === undefined || name === undefined ? undefined : { micros, name };
}

function refuseCursor(): never {
  throw createStatusProblem(400);
}

function refuseId(): never {
  throw new Problem(422, notificationTexts.untilInvalid);
}
