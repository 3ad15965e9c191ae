/** Words of the pages that try an upload. */
export const uploadPageTexts = {
  authenticationRequired: 'Authentication Required',
  signInFirst: 'Sign in first; you come back here right afterwards.',
  goToLogin: 'Go to Login',
  selectValidImage: (names: string) => `Please select a valid image file (${names})`,
  chooseAnImage: 'Choose an image',
  uploaded: 'Uploaded:',
  deleteImage: 'Delete image',
  chooseAProfileImage: 'Choose a profile image',
  upload: 'Upload',
  thePictureYouPicked: 'The picture you picked',
  profileUploadDemo: 'Profile upload demo',
  profileUploadHint: 'A JPEG, PNG, GIF or WebP of at most 5 MB becomes your profile photo.',
  uploadDemo: 'Upload demo',
  uploadHint: 'A JPEG, PNG or WebP of at most 5 MB. It is sent at once, under your name.',
} as const;
