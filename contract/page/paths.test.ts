import { expect, test } from 'vitest';
import {
  isCookingPage,
  isMemberRecipe,
  isOfCookbook,
  pagePaths,
  toIdOfPostRecipe,
  toPostId,
} from './paths.ts';

const UUID = '0194a5b0-6d5c-7d3e-8f1a-2b3c4d5e6f70';

test.each([
  ['dan-dan-noodles', '/recipe/dan-dan-noodles/cook', false, false, undefined],
  ['post-roast-soup', '/recipe/post-roast-soup/cook', false, false, undefined],
  [UUID, `/cookbook/${UUID}/cook`, true, true, undefined],
  [toIdOfPostRecipe(UUID), `/post/${UUID}/cook`, true, false, UUID],
])('the recipe %s is cooked at %s', (id, path, isOfMember, isInCookbook, postId) => {
  expect(pagePaths.cook(id)).toBe(path);
  expect([isCookingPage(path), isCookingPage(pagePaths.recipe(id))]).toEqual([true, false]);
  expect([isMemberRecipe(id), isOfCookbook(id), toPostId(id)]).toEqual([
    isOfMember,
    isInCookbook,
    postId,
  ]);
});
