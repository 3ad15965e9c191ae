/** Words that offer the app for the home screen. */
export const installTexts = {
  installSimmer: 'Install Simmer',
  installTitle: 'Keep Simmer by the stove',
  installHint: 'Opens full screen, stays awake while you cook, works offline.',
  notNow: 'Not now',
  install: 'Install',
  tapShare: 'Tap Share in the browser’s bar',
  chooseAdd: 'Choose “Add to Home Screen”',
  stillWaiting:
    'Something is still waiting to send from this browser. Let it go out first: the app on the home screen starts without it.',
} as const;
