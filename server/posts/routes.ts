import type { FastifyInstance } from 'fastify';
import type { WriteParts } from '../accounts/write-parts.ts';
import type { UploadFiles } from '../uploads/files.ts';
import { addCommentRoutes } from './comment-routes.ts';
import { addLikeRoutes } from './like-routes.ts';
import { addListRoutes } from './list-routes.ts';
import { addPostRoutes } from './post-routes.ts';

export interface PostParts extends WriteParts {
  files: UploadFiles;
}

/** Posts, their likes and their comments. Visitors read all of it (specification 6). */
export function addPosts(app: FastifyInstance, parts: PostParts): void {
  addListRoutes(app, parts);
  addPostRoutes(app, parts);
  addLikeRoutes(app, parts);
  addCommentRoutes(app, parts);
}
