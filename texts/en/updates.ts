/** Words about newer versions of the app. */
export const newerVersion = 'There is a newer version. Reload to open this.';
export const partNotOnDevice = 'This part isn’t on the device yet. It opens with a connection.';
export const partNotArrived = 'This part did not arrive. Reload to try again.';
export const reload = 'Reload';
export const later = 'Later';
export const waitsForCooking = 'A fresh version is ready. It waits until the cooking is done.';
export const reloadToFinish = 'Reload to finish updating';
export const freshVersionPlaceKept = 'A fresh version is ready. Your place is kept.';
export const freshVersion = 'A fresh version is ready';
export const updateNow = 'Update now';
export const update = 'Update';
