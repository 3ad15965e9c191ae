export const signIn = 'Sign in';
export const show = 'Show';
export const tryAgain = 'Try again';
export const later = 'Later';
export const whatIsKept = 'Offline storage';
export const putAside = 'Dismiss';
