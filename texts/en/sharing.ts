import { plural } from './language.ts';

// The dialog of the household
export const household = 'Household';
export const intro =
  'Share your shopping lists with the people you live with. Everyone can add and tick items, even offline.';
export const nameOfHousehold = 'Name of the household';
export const nameHint = 'For example “Home” or “Flat 12”';
export const create = 'Create household';
export const signInTitle = 'Share your list at home';
export const signInHint = 'Sign in to shop together with your household.';
export const memberCount = (count: number) =>
  plural(count, { one: '1 member', other: `${count} members` });
export const owner = 'Owner';
export const you = 'You';
export const removeMember = (name: string) => `Remove ${name}`;
export const removeQuestion = (name: string) => `Remove ${name} from the household?`;
export const removeHint = (name: string) =>
  `${name} no longer sees the shared lists. What they added stays.`;
export const remove = 'Remove';
export const keep = 'Keep';
export const leave = 'Leave household';
export const leaveQuestion = 'Leave this household?';
export const leaveHint = 'You no longer see the shared lists. The others keep them.';
export const leaveLastHint = 'You are the only member. Your lists stay yours.';
export const stay = 'Stay';
export const youLeft = (name: string) => `You left ${name}`;

// Inviting
export const invite = 'Invite someone';
export const inviteHint = 'One person can join with this link within 48 hours.';
export const inviteMore = 'Make another link';
export const shareInvite = 'Share link';
export const inviteLink = 'Link to join';
export const inviteMessage = (name: string) => `Join ${name} on Simmer and shop together`;
export const copyLink = 'Copy link';
export const qrLabel = 'QR code of the link to join';
export const scanHint = 'Or let them scan this code with their camera.';
export const inviteOffline = 'An invitation needs a connection. Try again when you’re online.';
export const isFull = 'Ten members, this household is full.';

// Joining
export const joinTitle = 'Join a household';
export const joinHint =
  'You share shopping lists with everyone in it: whatever one adds or ticks, all of you see.';
export const join = 'Join';
export const notNow = 'Not now';
export const joinSignInHint = 'Sign in first. The invitation is kept for you.';
export const joined = (name: string) => `Welcome to ${name}`;
export const joinFailed = 'Joining did not work';
export const joinOffline = 'Joining needs a connection. Try again when you’re online.';
export const expiredTitle = 'This invitation has expired';
export const expiredHint = 'An invitation works once and for 48 hours. Ask for a new one.';
