import { plural } from './language.ts';
import { pictureCount } from './post-parts.ts';

export const tooMany = (count: number) => `${count} too many`;
export const charactersLeft = (left: number) =>
  plural(left, { one: '1 character left', other: `${left} characters left` });
export const tooLong = 'Too long';
export const discardQuestion = 'Discard what you wrote?';
export const keepWriting = 'Keep writing';
export const discardHint = 'The text and the pictures are deleted from this device.';
export const yourDraft = 'Your draft';
export const pictureOnly = (count: number) => `${pictureCount(count)}, no text yet`;
export const goOnWithYourDraft = 'Continue your draft';
export const startAfresh = 'Start over';
/** Numbered if there are several. */
const numbered = (words: string, at: number, of: number) =>
  of === 1 ? words : `${words} ${at} of ${of}`;
export const yourPicture = (at: number, of: number) => numbered('Your picture', at, of);
export const saveChanges = 'Save changes';
export const publishing = 'Publishing…';
export const deviceFull = 'This device is full. Your text is only kept while this page is open.';
export const deviceKeepsNothing =
  'This device can’t store anything. Your text is only kept while this page is open, and publishing needs a connection.';
export const removePicture = (at: number, of: number) => numbered('Remove picture', at, of);
export const moveEarlier = (at: number, of: number) => `Move picture ${at} of ${of} earlier`;
export const moveLater = (at: number, of: number) => `Move picture ${at} of ${of} later`;
export const describePicture = 'Describe this picture for people who cannot see it';
export const pictureMoved = (to: number, of: number) => `Picture moved to position ${to} of ${of}`;
export const addAPicture = 'Add a picture';
export const takeAPhoto = 'Take a photo';
export const pictureUnderWay = 'Getting your picture ready…';
export const pictureTypes = 'Up to 4 pictures: JPEG, PNG, GIF or WebP, each up to 5 MB';
export const editPost = 'Edit post';
export const newPost = 'New post';
export const compareBothTexts = 'Compare versions';
export const countOf = (count: number, max: number) => `${count} of ${max}`;
export const remove = (tag: string) => `Remove ${tag}`;
export const addAHashtag = 'Add a hashtag';
export const hashtagHint = 'One word each, separated by commas. Tags help others find your post.';
export const tagIsThere = (tag: string) => `“${tag}” is already added`;
