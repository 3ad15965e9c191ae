import { pagePaths } from '#contract/page/paths.ts';
import * as notificationTexts from '#texts/notification.ts';
import type { Notification, NotificationKind, NotificationTarget } from './schema.ts';

const DEEDS: Record<NotificationKind, (count: number, target: NotificationTarget) => string> = {
  likes: (count, { title }) => notificationTexts.likesPost(count, title),
  comments: (_count, { title }) => notificationTexts.commentedOnPost(title),
  follows: (count) => notificationTexts.followsYou(count),
  tips: (count, { title, step = 1 }) => notificationTexts.likesTip(count, step, title),
  cooks: (_count, { title }) => notificationTexts.cooked(title),
  moderation: (_count, { title }) => notificationTexts.moderated(title),
};

/** Returns the people and the action: "Amara and 4 others", "like your post “Socarrat”". */
export function toWords(notification: Notification): [who: string, what: string] {
  const { kind, count, names, target, answers } = notification;
  const what = answers
    ? notificationTexts.answeredOnPost(target.title)
    : DEEDS[kind](count, target);
  return [notificationTexts.people(names, count), what];
}

/** Address that a notification links to. Several followers link to the viewer's own profile. */
export function toLink(
  { target: { type, id } }: Notification,
  myId: string,
): { to: string; search?: { tab: 'followers' } } {
  if (type === 'post') return { to: pagePaths.post(id) };
  if (type === 'recipe') return { to: pagePaths.recipe(id) };
  const to = pagePaths.member(id);
  return id === myId ? { to, search: { tab: 'followers' } } : { to };
}
