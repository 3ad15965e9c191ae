import { screen, within } from '@testing-library/react';
import type { Cook } from '#server/testing/sign-up.ts';

/** Publishes a post as this member, and returns its id. */
export async function publish(cook: Cook, title: string, more: object = {}): Promise<string> {
  const made = await cook.ask('POST', '/posts', { title, content: 'Slowly.', ...more });
  return made.json()._id;
}

/** The posts of this member on the server, newest first. */
export async function listPostsOf(cook: Cook): Promise<Record<string, unknown>[]> {
  return (await cook.ask('GET', `/posts?authorId=${cook.user.id}`)).json().posts;
}

export const findCard = async (title: string) =>
  within(await screen.findByRole('article', { name: title }));
export const listTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
