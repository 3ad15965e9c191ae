// Texts with a section number are from the specification, verbatim.

// Specification 5, Profile avatar
export const avatarWrongType = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)';
export const avatarTooLarge = 'File size too large. Maximum size is 5MB.';
// Specification 5, Profile upload component
export const profileWrongType = 'Invalid file type. Please select a JPEG, PNG, GIF, or WebP image.';
export const profileTooLarge = 'File size too large. Please select an image smaller than 5MB.';
export const noFile = 'Please select an image first.';
// Specification 5, Generic recipe image upload; the brackets list the accepted types
export const wrongType = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)';
export const tooLarge = 'File size must be less than 5MB';
// Specification 8, Uploads
export const avatarFailed = 'Failed to upload profile photo';
export const avatarUpdated = 'Profile photo updated successfully!';
export const uploadFailed = 'Failed to upload image';
export const deleteFailed = 'Failed to delete image';
export const cutOff = 'The picture is cut off: the end of its file is missing';
export const tooManyPixels =
  'The picture has too many pixels: at most 40 megapixels, all frames together';
export const tooManyFrames = 'The picture has too many frames: at most 500';

// The upload demos
export const authenticationRequired = 'Authentication Required';
export const signInFirst = 'Sign in first. You’ll come right back here.';
export const goToLogin = 'Go to Login';
export const selectValidImage = (names: string) => `Please select a valid image file (${names})`;
export const chooseAnImage = 'Choose an image';
export const uploaded = 'Uploaded:';
export const deleteImage = 'Delete image';
export const chooseAProfileImage = 'Choose a profile image';
export const upload = 'Upload';
export const thePictureYouPicked = 'The picture you picked';
export const profileUploadDemo = 'Profile upload demo';
export const profileUploadHint =
  'A JPEG, PNG, GIF or WebP of at most 5 MB becomes your profile photo.';
export const uploadDemo = 'Upload demo';
export const uploadHint =
  'A JPEG, PNG or WebP of at most 5 MB. It is sent at once, under your name.';
