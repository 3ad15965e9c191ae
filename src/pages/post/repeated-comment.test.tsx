import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {} });

test('shows a repeated comment as refused, with the reason', async () => {
  const kofi = await page.signUp('Kofi');
  const amara = await page.signUp('Amara');
  const made = await kofi.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
  const postId: string = made.json()._id;
  const content = 'Saving this for the next snow day.';
  await amara.ask('POST', `/posts/${postId}/comments`, { content });
  await signInHere(amara);
  page.open(`/post/${postId}`);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Add a comment' }), {
    target: { value: content },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Couldn’t be sent: You have already written this in the last hour/);
  await screen.findByRole('button', { name: 'Edit' });
  await waitFor(async () => {
    const { commentCount } = (await kofi.ask('GET', `/posts/${postId}`)).json();
    expect(commentCount).toBe(1);
  });
});
