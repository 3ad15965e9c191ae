/** Texts about pictures. Those with a section number are from the specification, verbatim. */
export const uploadTexts = {
  // Specification 5, Profile avatar
  avatarWrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  avatarTooLarge: 'File size too large. Maximum size is 5MB.',
  // Specification 5, Profile upload component
  profileWrongType: 'Invalid file type. Please select a JPEG, PNG, GIF, or WebP image.',
  profileTooLarge: 'File size too large. Please select an image smaller than 5MB.',
  noFile: 'Please select an image first.',
  // Specification 5, Generic recipe image upload; the brackets list the accepted types
  wrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  tooLarge: 'File size must be less than 5MB',
  // Specification 8, Uploads
  avatarFailed: 'Failed to upload profile photo',
  avatarUpdated: 'Profile photo updated successfully!',
  uploadFailed: 'Failed to upload image',
  deleteFailed: 'Failed to delete image',
  cutOff: 'The picture is cut off: the end of its file is missing',
  tooManyPixels: 'The picture has too many pixels: at most 40 megapixels, all frames together',
  tooManyFrames: 'The picture has too many frames: at most 500',
} as const;
