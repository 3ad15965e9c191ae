import type { FastifyInstance } from 'fastify';
import { addCookRoutes } from './cook-routes.ts';
import { addLikeRoutes } from './like-routes.ts';
import { addListRoutes } from './list-routes.ts';
import type { PostParts } from './ports.ts';
import { addPostRoutes } from './post-routes.ts';
import { createSharedTexts } from './texts/shared-texts.ts';

/** Registers posts and likes. Visitors may read all of them. */
export function addPosts(app: FastifyInstance, parts: PostParts): void {
  const texts = createSharedTexts(parts.pool);
  addListRoutes(app, { ...parts, texts });
  addCookRoutes(app, { ...parts, texts });
  addPostRoutes(app, { ...parts, texts });
  addLikeRoutes(app, parts);
}
