/** Shown after a deletion while it can be undone. */
export const sendNow = 'Close and delete for good';
export const broughtBack = 'It’s back';
export const tooLate = 'It’s too late to undo this';
export const goesOnline = 'It will be deleted for good when you’re back online.';
