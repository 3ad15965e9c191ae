export const installSimmer = 'Install Simmer';
export const keepByTheStove = 'Keep Simmer by the stove';
export const why = 'Opens full screen, stays awake while you cook, works offline.';
export const notNow = 'Not now';
export const install = 'Install';
export const tapShare = 'Tap Share in the browser’s bar';
export const chooseHomeScreen = 'Choose “Add to Home Screen”';
export const stillWaiting =
  'Something is still waiting to send from this browser. Wait until it is sent: the installed app starts without it.';
