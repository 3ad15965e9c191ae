import { v7 } from 'uuid';
import * as v from 'valibot';
import type { CookbookBody } from '#contract/cookbook/body.ts';
import { CookbookChanges, CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { Cook } from '#server/testing/sign-up.ts';

export function toBody(more: Partial<CookbookBody> = {}): Partial<CookbookBody> {
  return {
    title: 'Pancakes',
    ingredients: ['200 g flour', '2 eggs'],
    instructions: ['Mix.'],
    ...more,
  };
}

export async function makeRecipe(
  by: Cook,
  more: Partial<CookbookBody> = {},
): Promise<CookbookRecipe> {
  const answer = await by.ask('PUT', `/cookbook/${v7()}`, toBody(more));
  return v.parse(CookbookRecipe, answer.json());
}

export async function readCookbook(by: Cook, since?: string): Promise<CookbookChanges> {
  const query = since === undefined ? '' : `?since=${since}`;
  return v.parse(CookbookChanges, (await by.ask('GET', `/cookbook${query}`)).json());
}
