/** Texts about accounts from the specification (sections 5 and 8), verbatim. */
export const accountTexts = {
  // Specification 5, Register, in the order of the checks
  nameTooShort: 'Name must be at least 2 characters long',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordNoUppercase: 'Password must contain at least one uppercase letter',
  passwordNoLowercase: 'Password must contain at least one lowercase letter',
  passwordNoNumber: 'Password must contain at least one number',
  passwordsDiffer: 'Passwords do not match!',
  // Specification 5
  validationFailed: 'Validation failed',
  // Specification 8, Account
  emailTaken: 'User with this email already exists',
  registrationFailed: 'Registration failed',
  registrationFailedPage: 'Registration failed. Please try again.',
  invalidSignIn: 'Invalid email or password',
  loginFailed: 'Login failed',
  loginFailedPage: 'An error occurred. Please try again.',
  profileUpdateFailed: 'Failed to update profile',
  authenticationRequired: 'Authentication required',
  // Not in the specification, but in the same tone
  nameTooLong: 'Name must be at most 60 characters long',
  nameUnreadable: 'Name contains characters that cannot be shown',
  nameEmpty: 'Name needs at least one letter, number or emoji',
  bioInvalid: 'Bio must be at most 500 characters long',
  noteInvalid: 'A note can have at most 500 characters',
  noteFailed: 'Failed to save your note',
  tooManyNotes: 'You have 200 notes. Delete one first.',
  emailRequired: 'Email is required',
  emailTooLong: 'Email must be at most 254 characters long',
  passwordRequired: 'Password is required',
  passwordTooLong: 'Password must be at most 200 characters long',
  currentPasswordWrong: 'Your current password is incorrect',
  postsChoiceInvalid: 'Choose whether to keep or delete your posts',
  tooManySignIns: 'Too many attempts. Please wait a moment and try again.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  busy: 'The kitchen is busy. Please try again in a moment.',
  /** Author of a post whose account was deleted. */
  formerMember: 'A former member',
} as const;
