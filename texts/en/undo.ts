/** After something was deleted, for as long as it can be brought back. */
export const sendNow = 'Close and delete for good';
export const broughtBack = 'It’s back';
export const tooLate = 'It’s too late to undo this';
export const goesOnline = 'It will be deleted for good when you’re back online.';
