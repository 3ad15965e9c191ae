import { plural } from './language.ts';

export const required = 'Please write a tip';
export const tooLong = 'A tip can have at most 500 characters';
export const stepInvalid = 'This step does not exist';
export const gone = 'Tip not found';
export const notLoaded = 'The tips could not be loaded';
export const notSent = 'The tip could not be sent';
export const deleted = 'Tip deleted';
export const notDeleted = 'The tip could not be deleted';
export const notYours = 'You can only delete your own tips';
export const cooksSay = (count: number) =>
  plural(count, { one: 'Tips from 1 cook', other: `Tips from ${count} cooks` });
export const tipsForStep = (step: number) => `Tips for step ${step}`;
export const addATip = 'Add a tip';
export const noTips = 'No tips for this step yet. What would you tell the next cook?';
export const yourTip = 'Your tip';
export const shareTip = 'Share tip';
export const tipIsShared = 'Your tip has been added';
export const logInToAdd = 'Log in to add a tip';
export const logInToLike = 'Please log in to like tips';
export const likeTip = (author: string, likes: number) =>
  `Like the tip by ${author}, ${likes} ${plural(likes, { one: 'like', other: 'likes' })}`;
export const deleteTip = 'Delete your tip';
export const deleteThisTip = 'Delete this tip?';
