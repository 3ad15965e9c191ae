import { plural } from './language.ts';

// Fields of a post, and the choice between two versions of them
export const whatHappened = 'What happened in the kitchen?';
export const kindOfPost = 'Kind of post';
export const category = 'Category';
export const cuisine = 'Cuisine';
export const tags = 'Tags';
export const pictures = 'Pictures';
export const none = 'None';
export const noPicture = 'No picture';
export const twoTexts = 'Two versions of this post';
export const editFurther = 'Keep editing';
export const publishThis = 'Publish this';
export const yours = 'Yours';
export const theOther = 'The other version';
export const conflictHint =
  'It was changed elsewhere after you opened it. Choose what to keep; the rest is discarded.';
export const pictureCount = (count: number) =>
  plural(count, { one: 'A picture', other: `${count} pictures` });
