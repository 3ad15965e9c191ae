/** Notices about a new version of the app and about chunks that could not be loaded. */
export const ready = 'A fresh version is ready';
export const readyPlaceKept = 'A fresh version is ready. Your place is kept.';
export const readyAfterCooking = 'A fresh version is ready. It waits until you’re done cooking.';
export const update = 'Update';
export const updating = 'Updating…';
export const updateNow = 'Update now';
export const reload = 'Reload';
export const reloadToFinish = 'Reload to finish updating';
export const later = 'Later';
export const close = 'Close';
export const newer = 'There is a newer version. Reload to open this.';
export const unreached = 'This part isn’t on this device yet. It opens when you’re online.';
export const lost = 'This part did not load. Reload to try again.';
