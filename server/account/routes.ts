import type { FastifyInstance } from 'fastify';
import { addLinkRoutes } from './link-routes.ts';
import type { AccountParts } from './ports.ts';
import { addProfileRoutes } from './profile-routes.ts';
import { addSecurityRoutes } from './security-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';

export function addAccountRoutes(app: FastifyInstance, parts: AccountParts): void {
  addSignInRoutes(app, parts);
  addProfileRoutes(app, parts);
  addSecurityRoutes(app, parts);
  addSessionRoutes(app, parts);
  addLinkRoutes(app, parts);
}
