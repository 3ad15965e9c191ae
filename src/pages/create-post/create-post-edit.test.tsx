import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Post } from '#contract/post/schema.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { listPostsOf, publish } from '#src/testing/feed.ts';
import { CONTENT, press, readAlerts, readStatus, readTitle, type } from '#src/testing/post-form.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();
let cook: Cook;

beforeEach(async () => {
  cook = await page.signUp('Amara Diallo');
  await signInHere(cook);
});

async function open(address = '/create-post') {
  const router = page.open(address);
  await screen.findByLabelText('Title');
  return router;
}
function leaveIt(): void {}
async function readKept(id: string) {
  const { readPage } = await import('#offline/community/community-pages.ts');
  const name = { userId: cook.user.id, kind: 'post', id } as const;
  return (await readPage(name, Post))?.value;
}

test('opens the post for editing, from the address or from the navigation state', async () => {
  const id = await publish(cook, 'Soup', { category: 'technique', type: 'story', tags: ['Thai'] });
  const router = page.open('/create-post');
  await router.navigate({ to: '/create-post', state: { edit: id } });
  await waitFor(() => expect(readTitle()).toBe('Soup'));
  expect(router.state.location.href).toBe(`/create-post?edit=${id}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Edit post' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Technique' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Story' })).toHaveProperty('checked', true);
  type('Title', 'Stew');
  press('Save changes');
  await waitFor(() => expect(readStatus()).toContain('Post updated successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ _id: id, title: 'Stew', tags: ['Thai'] }]);
});

test('a late answer keeps a tag that was already chosen', async () => {
  const id = await publish(cook, 'Soup');
  await open(`/create-post?edit=${id}`);
  cleanup();
  const { queryClient } = await import('#platform/network/query-client.ts');
  queryClient.clear();
  await cook.ask('PUT', `/posts/${id}`, { title: 'Elsewhere', content: 'Elsewhere' });
  let answer = leaveIt;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  page.open(`/create-post?edit=${id}`);
  answerWith(async (...call: Parameters<typeof page.ask>) => {
    await late;
    return page.ask(...call);
  });
  await screen.findByLabelText('Title');
  expect(readTitle()).toBe('Soup');
  press('Korean');
  answer();
  await expect.poll(async () => (await readKept(id))?.title).toBe('Elsewhere');
  const tag = screen.getByRole('button', { name: 'Korean' });
  expect(tag.getAttribute('aria-pressed')).toBe('true');
});

test('shows why a post of another user or a missing post cannot be edited', async () => {
  const other = await page.signUp('Eve');
  const id = await publish(other, 'Soup');
  page.open(`/create-post?edit=${id}`);
  await waitFor(() =>
    expect(readAlerts()).toContain('Failed to load post: You can only change your own posts'),
  );
  expect(screen.queryByLabelText('Title')).toBeNull();
  cleanup();
  page.open('/create-post?edit=01890000-0000-7000-8000-000000000000');
  await waitFor(() => expect(readAlerts()).toContain('Failed to load post: Post not found'));
  cleanup();
  page.open(`/create-post?edit=${await publish(cook, 'Soup')}`);
  page.hasNetwork = false;
  await waitFor(() => expect(readAlerts()).toContain('Failed to load post: Offline'));
});

test('[T-posts-2] after two edits of a post the member chooses a version, which is sent', async () => {
  const id = await publish(cook, 'Soup');
  await open(`/create-post?edit=${id}`);
  await cook.ask('PUT', `/posts/${id}`, { title: 'Elsewhere', content: 'Elsewhere' });
  type('Title', 'Here');
  type(CONTENT, 'Here');
  press('Save changes');
  const dialog = await screen.findByRole('dialog', { name: 'Two versions of this post' });
  expect(readAlerts()).toContain('Failed to save post: This post was changed elsewhere');
  const title = within(within(dialog).getByRole('group', { name: 'Title' }));
  expect(title.getByText('Elsewhere')).toBeTruthy();
  fireEvent.click(title.getByRole('radio', { name: /The other/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish this' }));
  await waitFor(() => expect(readStatus()).toContain('Post updated successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ title: 'Elsewhere', content: 'Here' }]);
});

test('a post whose request was lost is edited as it waits, and the edit is sent after it', async () => {
  await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'Spicy.');
  page.hasNetwork = false;
  press('Publish');
  await waitFor(() => expect(readStatus()).toContain('Waiting to send'));
  const { readRows } = await import('#offline/outbox/rows.ts');
  const { writeOnDevice } = await import('#offline/device/device.ts');
  const read = () => writeOnDevice((device) => readRows(device, cook.user.id));
  await expect.poll(read).toMatchObject([{ state: 'queued', sent: true }]);
  const [row] = await read();
  const id = row?.command.op === 'post.create' ? row.command.post._id : '';
  cleanup();
  await open(`/create-post?edit=${id}`);
  expect(readTitle()).toBe('Dan dan');
  type(CONTENT, 'Mild.');
  press('Save changes');
  await expect
    .poll(read)
    .toMatchObject([{ label: 'Dan dan' }, { command: { changes: { content: 'Mild.' } } }]);
  page.hasNetwork = true;
  await sendNow();
  await expect.poll(async () => (await read()).length).toBe(0);
  expect(await listPostsOf(cook)).toMatchObject([{ _id: id, title: 'Dan dan', content: 'Mild.' }]);
});

test('opens a refused post by its address with its text and the reason, and sends the fixed one', async () => {
  await open();
  type('Title', 'Dan dan');
  type(CONTENT, 'Spicy.');
  page.instead = () => {
    page.instead = undefined;
    return toOwnAnswer({ error: 'Not like this' }, { status: 422 });
  };
  press('Publish');
  await waitFor(() => expect(readAlerts()).toContain('Failed to save post: Not like this'));
  const { readRows } = await import('#offline/outbox/rows.ts');
  const { writeOnDevice } = await import('#offline/device/device.ts');
  const [row] = await writeOnDevice((device) => readRows(device, cook.user.id));
  const id = row?.command.op === 'post.create' ? row.command.post._id : '';
  cleanup();
  await open(`/create-post?edit=${id}`);
  expect(readTitle()).toBe('Dan dan');
  expect(readAlerts()).toContain('Failed to save post: Not like this');
  type(CONTENT, 'Mild.');
  press('Save changes');
  await waitFor(() => expect(readStatus()).toContain('Post published successfully'));
  expect(await listPostsOf(cook)).toMatchObject([{ _id: id, title: 'Dan dan', content: 'Mild.' }]);
});
