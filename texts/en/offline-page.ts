export const offline = 'Offline';
export const recipeNotHere = 'This recipe isn’t on this device yet';
export const postNotHere = 'This post isn’t on this device yet';
export const profileNotHere = 'This profile isn’t on this device yet';
export const pageNotHere = 'This page isn’t on this device yet';
export const opensOnline = 'It opens when you’re back online.';
export const needsConnectionOnce = 'It needs a connection once. After that it opens offline too.';
export const readyDishes = 'Ready without a connection';
