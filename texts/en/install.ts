/** Words that offer the app for the home screen. */
export const installSimmer = 'Install Simmer';
export const installTitle = 'Keep Simmer by the stove';
export const installHint = 'Opens full screen, stays awake while you cook, works offline.';
export const notNow = 'Not now';
export const install = 'Install';
export const tapShare = 'Tap Share in the browser’s bar';
export const chooseAdd = 'Choose “Add to Home Screen”';
export const stillWaiting =
  'Something is still waiting to send from this browser. Let it go out first: the app on the home screen starts without it.';
