export const blockSelf = 'You cannot block yourself';
export const tooManyBlocks = 'You can block at most 1,000 members';
export const reportSelf = 'You cannot report yourself or anything you wrote';
export const reportGone = 'This is no longer available';
