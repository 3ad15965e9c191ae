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
