/** Words about newer versions of the app. */
export const updateTexts = {
  newerVersion: 'There is a newer version. Reload to open this.',
  partNotOnDevice: 'This part isn’t on the device yet. It opens with a connection.',
  partNotArrived: 'This part did not arrive. Reload to try again.',
  reload: 'Reload',
  later: 'Later',
  waitsForCooking: 'A fresh version is ready. It waits until the cooking is done.',
  reloadToFinish: 'Reload to finish updating',
  freshVersionPlaceKept: 'A fresh version is ready. Your place is kept.',
  freshVersion: 'A fresh version is ready',
  updateNow: 'Update now',
  update: 'Update',
} as const;
