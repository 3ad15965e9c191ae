import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { setMyDiet } from './endpoints.ts';
import { DietChange } from './schema.ts';

const fields = { change: DietChange };

export const dietSet = defineWrite('diet.set', fields, {
  endpoints: [setMyDiet],
  request: ({ change }) => toRequest(setMyDiet, {}, { body: change }),
  entity: () => 'me',
  lanes: () => ['diet'],
  passesRefused: true,
  collapse: { kind: 'last-wins', key: () => 'diet' },
  missingTarget: 'drop',
});
