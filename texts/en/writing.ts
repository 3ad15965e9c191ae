/** Words of the form in which a post is written. */
export const whatHappened = 'What happened in the kitchen?';
export const kindOfPost = 'Kind of post';
export const category = 'Category';
export const cuisine = 'Cuisine';
export const tags = 'Tags';
export const picture = 'Picture';
export const twoTexts = 'Two texts of this post';
export const editFurther = 'Edit further';
export const publishThis = 'Publish this';
export const conflictHint =
  'It was changed elsewhere after you had opened it. Choose what stays; the rest is not kept.';
export const yours = 'Yours';
export const theOther = 'The other';
export const aPicture = 'A picture';
export const noPicture = 'No picture';
export const none = 'None';
export const tooMany = (count: number) => `${count} too many`;
export const charactersLeft = (left: number) => `${left} characters left`;
export const tooLong = 'Too long';
export const discardQuestion = 'Discard what you wrote?';
export const keepWriting = 'Keep writing';
export const discardHint = 'The text and the picture go from this device.';
export const yourDraft = 'Your draft';
export const pictureOnly = 'A picture, and no words yet';
export const goOnWithYourDraft = 'Go on with your draft';
export const startAfresh = 'Start afresh';
export const yourPicture = 'Your picture';
export const publishing = 'Publishing …';
export const deviceFull =
  'This device is full. Your text stays here while this page is open; it is not kept beyond that.';
export const deviceKeepsNothing =
  'This device keeps nothing. Your text lasts while this page is open, and publishing needs a connection.';
export const replace = 'Replace';
export const removePicture = 'Remove picture';
export const addAPicture = 'Add a picture';
export const takeAPhoto = 'Take a photo';
export const pictureUnderWay = 'Getting your picture ready …';
export const pictureTypes = 'JPEG, PNG, GIF or WebP, up to 5 MB';
export const editPost = 'Edit post';
export const newPost = 'New post';
export const compareBothTexts = 'Compare both texts';
export const countOf = (count: number, max: number) => `${count} of ${max}`;
export const remove = (tag: string) => `Remove ${tag}`;
export const addATag = 'Add a tag';
export const addAHashtag = 'Add a hashtag';
export const tagIsThere = (tag: string) => `“${tag}” is there already`;
