/** Texts of the specification about pictures, letter for letter (sections 5 and 8). */
export const uploadTexts = {
  // Specification 5, Profile avatar
  avatarWrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  avatarTooLarge: 'File size too large. Maximum size is 5MB.',
  // Specification 5, Profile upload component
  profileWrongType: 'Invalid file type. Please select a JPEG, PNG, GIF, or WebP image.',
  profileTooLarge: 'File size too large. Please select an image smaller than 5MB.',
  noFile: 'Please select an image first.',
  // Specification 5, Generic recipe image upload; the bracket names the accepted types
  wrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  tooLarge: 'File size must be less than 5MB',
  // Specification 8, Uploads
  avatarFailed: 'Failed to upload profile photo',
  avatarUpdated: 'Profile photo updated successfully!',
  uploadFailed: 'Failed to upload image',
  deleteFailed: 'Failed to delete image',
} as const;
