import { CurrentUserAnswer } from '#contract/account/user.ts';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { DietChange } from './schema.ts';

/** Replaces the caller's allergies and diets. They are read as `diet` of the signed-in user. */
export const setMyDiet = defineEndpoint({
  method: 'PUT',
  path: '/user/diet',
  access: 'member',
  limit: null,
  body: DietChange,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});
