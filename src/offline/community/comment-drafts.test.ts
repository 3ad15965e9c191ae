import { beforeEach, expect, test } from 'vitest';
import { writeOnDevice } from '../device/device.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { readCommentDraft, saveCommentDraft, toCommentDraftId } from './comment-drafts.ts';

beforeEach(useFreshDevice);

const id = toCommentDraftId('ana', 'p');
const save = (text: string) =>
  writeOnDevice((device) => saveCommentDraft(device, { id, userId: 'ana', text, at: 1 }));
const read = async (of = id) =>
  (await writeOnDevice((device) => readCommentDraft(device, of)))?.text;

test('reads a comment’s draft only for its member and post', async () => {
  await save('Half a thought');
  expect(await read()).toBe('Half a thought');
  expect(await read(toCommentDraftId('ben', 'p'))).toBeUndefined();
  expect(await read(toCommentDraftId('ana', 'q'))).toBeUndefined();
});

test('removes a blank draft and ignores an unreadable one', async () => {
  await save('Half');
  await save(' \n');
  expect(await read()).toBeUndefined();
  await writeOnDevice((device) => device.drafts.put({ id, userId: 'ana', words: 7 }));
  expect(await read()).toBeUndefined();
});
