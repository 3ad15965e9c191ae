export const tooMuch = 'Too much waiting to be sent';
export const gone = 'This post is being deleted';
export const signedOut = 'Please sign in again';
export const unreadable = 'This could not be saved';
export const full = 'There is no room left on this device';
export const broken = 'This device can’t save anything right now';
