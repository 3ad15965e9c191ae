export const notSent = 'The report could not be sent';
export const report = 'Report';
const THINGS = { post: 'this post', comment: 'this comment', tip: 'this tip' };
export const reportTitle = (kind: 'post' | 'comment' | 'tip' | 'member', name: string) =>
  kind === 'member' ? `Report ${name}` : `Report ${THINGS[kind]}`;
export const whatIsWrong = 'What is wrong with it?';
export const REASONS = {
  spam: 'Spam or advertising',
  abuse: 'Insults or harassment',
  unsafe: 'Unsafe advice',
  other: 'Something else',
};
export const moreWords = 'Anything else the moderators should know (optional)';
export const whoReads = 'Only moderators read this. No one is told who reported them.';
export const sendReport = 'Send report';
export const sent = 'Report sent. Thank you.';
export const waits = 'Waiting to send. Your report is sent when you’re back online.';
export const moreAbout = (kind: string, name: string) =>
  kind === 'member' ? `More about ${name}` : `More about the ${kind} by ${name}`;
export const tooLong = 'A report can have at most 1,000 characters';
export const block = (name: string) => `Block ${name}`;
export const blockQuestion = (name: string) => `Block ${name}?`;
export const blockHint =
  'You will no longer see each other’s posts, comments, tips or profiles, and you will no longer follow each other. They are not notified. You can undo this on your profile.';
export const keep = 'Cancel';
export const doBlock = 'Block';
export const blocked = (name: string) => `${name} is blocked.`;
export const nobodyBlocked = 'You haven’t blocked anyone.';
export const unblock = 'Unblock';
export const unblockNamed = (name: string) => `Unblock ${name}`;
export const unblocked = (name: string) => `${name} is no longer blocked.`;
export const aMember = 'A member';
export const listFailed = 'The list could not be loaded';
export const notChanged = 'This could not be changed';

// Refusals
export const blockSelf = 'You cannot block yourself';
export const tooManyBlocks = 'You can block at most 1,000 members';
export const reportSelf = 'You cannot report yourself or anything you wrote';
export const reportGone = 'This is no longer available';
