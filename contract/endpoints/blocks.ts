import { BlockBody } from '../account/block.ts';
import { CurrentUserAnswer } from '../account/user.ts';
import { defineEndpoint } from '../endpoint.ts';

export const setBlock = defineEndpoint({
  method: 'PUT',
  path: '/users/:userId/block',
  access: 'member',
  limit: 'blocks',
  body: BlockBody,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});
