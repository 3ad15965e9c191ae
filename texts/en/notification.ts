import { plural } from './language.ts';

export const notifications = 'Notifications';
export const unreadCount = (count: number) =>
  plural(count, { one: '1 unread notification', other: `${count} unread notifications` });
export const unread = 'Unread';
/** Follows the number of unread notifications when they are summed up in one message. */
export const inYourCommunity = 'See what happened in your community.';
export const loading = 'Loading notifications';
export const loadFailed = 'Failed to load notifications';
export const notHere = 'Your notifications aren’t on this device yet';
export const emptyTitle = 'No notifications yet';
export const emptyHint = 'Likes, comments and new followers show up here.';
export const signInTitle = 'Sign in to see your notifications';
export const signInHint = 'See who likes your posts, comments on them and follows you.';
export const today = 'Today';
export const yesterday = 'Yesterday';
/** "Amara", "Amara and Ben", "Amara and 4 others". */
export const people = ([first = '', second]: readonly string[], count: number) => {
  if (count <= 1 || first === '') return first;
  if (count === 2 && second !== undefined) return `${first} and ${second}`;
  return `${first} and ${count - 1} ${plural(count - 1, { one: 'other', other: 'others' })}`;
};
const quote = (title: string) => (title ? ` “${title}”` : '');
export const likesPost = (count: number, title: string) =>
  `${plural(count, { one: 'likes', other: 'like' })} your post${quote(title)}`;
export const commentedOnPost = (title: string) => `commented on your post${quote(title)}`;
export const answeredOnPost = (title: string) =>
  title ? `replied to your comment on “${title}”` : 'replied to your comment';
export const followsYou = (count: number) =>
  `${plural(count, { one: 'follows', other: 'follow' })} you`;
export const likesTip = (count: number, step: number, dish: string) =>
  `${plural(count, { one: 'likes', other: 'like' })} your tip at step ${step}${dish ? ` of ${dish}` : ''}`;
export const cooked = (dish: string) => `cooked ${dish || 'your dish'}`;
export const moderated = (title: string) => `The moderators reviewed your post${quote(title)}`;

export const untilInvalid = 'Unknown notification';
