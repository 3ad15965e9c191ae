/** Texts of the specification about accounts and uploads, letter for letter (sections 5 and 8). */
export const accountTexts = {
  // Specification 5, Register, in the order they are checked
  nameTooShort: 'Name must be at least 2 characters long',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordNoUppercase: 'Password must contain at least one uppercase letter',
  passwordNoLowercase: 'Password must contain at least one lowercase letter',
  passwordNoNumber: 'Password must contain at least one number',
  passwordsDiffer: 'Passwords do not match!',
  // Specification 5
  validationFailed: 'Validation failed',
  recipeNameRequired: 'Recipe name is required',
  // Specification 8, Account
  emailTaken: 'User with this email already exists',
  registrationFailed: 'Registration failed',
  registrationFailedPage: 'Registration failed. Please try again.',
  invalidSignIn: 'Invalid email or password',
  loginFailed: 'Login failed',
  loginFailedPage: 'An error occurred. Please try again.',
  userNotFound: 'User not found',
  profileFetchFailed: 'Failed to fetch profile',
  profileUpdateFailed: 'Failed to update profile',
  favoriteFailed: 'Failed to add to favorites',
  saveRecipeFailed: 'Failed to save recipe',
  authenticationRequired: 'Authentication required',
  // Beyond the specification, in its tone
  nameTooLong: 'Name must be at most 60 characters long',
  nameUnreadable: 'Name contains characters that cannot be shown',
  bioInvalid: 'Bio must be a text of at most 500 characters',
  emailRequired: 'Email is required',
  emailTooLong: 'Email must be at most 254 characters long',
  passwordRequired: 'Password is required',
  passwordTooLong: 'Password must be at most 200 characters long',
  currentPasswordWrong: 'Your current password is not right',
  postsChoiceInvalid: 'Choose whether your posts stay or go',
  recipeNameTooLong: 'Recipe name must be at most 200 characters long',
  tooManyKept: 'This list is full. Take something away first.',
  tooManySignIns: 'Too many attempts. Please wait a little and try again.',
  tooManyRequests: 'Too many requests. Please wait a little and try again.',
  busy: 'The kitchen is busy. Please try again in a moment.',
  /** Who wrote a post that outlived its author's account. */
  formerMember: 'A former member',
} as const;

/** Texts of the specification about pictures (sections 5 and 8). */
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
