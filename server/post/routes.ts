import type { FastifyInstance } from 'fastify';
import { addCookRoutes } from './cook-routes.ts';
import { addLikeRoutes } from './like-routes.ts';
import { addListRoutes } from './list-routes.ts';
import type { PostParts } from './ports.ts';
import { createPostReader } from './post-reader.ts';
import { addPostRoutes } from './post-routes.ts';

/** Registers posts and likes. Visitors may read all of them. */
export function addPosts(app: FastifyInstance, parts: PostParts): void {
  const reader = createPostReader(parts.pool);
  addListRoutes(app, { ...parts, reader });
  addCookRoutes(app, { ...parts, reader });
  addPostRoutes(app, { ...parts, reader });
  addLikeRoutes(app, parts);
}
